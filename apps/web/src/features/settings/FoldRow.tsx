import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./fold-row.module.css";

interface FoldRowProps {
  title: string;
  /** How it is set at present. */
  state?: ReactNode;
  /** The name stands in the colour of what cannot be undone. */
  isDanger?: boolean;
  children: ReactNode;
}

/** A row of a room that opens a form under it: what is seldom changed or dangerous is not open by itself. */
export function FoldRow({ title, state, isDanger = false, children }: FoldRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.fold} data-part="fold-row">
      <h3>
        <AriaButton
          className={styles.foldButton ?? ""}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <span className={styles.foldWords}>
            <span id={id} className={isDanger ? styles.foldDanger : styles.foldTitle}>
              {title}
            </span>
            {state !== undefined && <span className={styles.foldState}>{state}</span>}
          </span>
          <Icon of={ChevronDown} size="s" />
        </AriaButton>
      </h3>
      {isOpen && (
        <div role="group" aria-labelledby={id} className={styles.foldBody}>
          {children}
        </div>
      )}
    </div>
  );
}
