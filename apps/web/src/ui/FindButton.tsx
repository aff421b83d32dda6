import { Search } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./FindButton.module.css";

interface FindButtonProps {
  /** What may be typed. */
  children: string;
  onPress: () => void;
  className?: string | undefined;
}

/** A button that looks like the search line which it opens. */
export function FindButton({ children, onPress, className }: FindButtonProps) {
  return (
    <AriaButton className={joinClasses(styles.find, className)} onPress={onPress}>
      <Icon of={Search} />
      <span>{children}</span>
    </AriaButton>
  );
}
