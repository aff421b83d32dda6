import { LoaderCircle } from "lucide-react";
import { Icon } from "./Icon.tsx";
import styles from "./Spinner.module.css";

interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration beside a word. */
  label?: string | undefined;
  size?: "s" | "m" | "l";
}

/** A turning ring; it stands still where the device asks for less motion. */
export function Spinner({ label, size = "m" }: SpinnerProps) {
  const ring = <Icon of={LoaderCircle} size={size} className={styles.spinner} />;
  if (label === undefined) return ring;
  return (
    <span role="status" aria-label={label}>
      {ring}
    </span>
  );
}
