import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./NoMatch.module.css";

export interface NoMatchProps {
  title: ReactNode;
  text?: ReactNode;
  clearLabel: ReactNode;
  onClear: () => void;
}

/** A search or filter that fits nothing, and how to clear it. */
export function NoMatch({ title, text, clearLabel, onClear }: NoMatchProps) {
  return (
    <div className={styles.noMatch} role="status">
      <Icon of={SearchX} size="l" />
      <p className={joinClasses(styles.noMatchTitle, "heavy")}>{title}</p>
      {text !== undefined && <p className={styles.noMatchText}>{text}</p>}
      <Button variant="quiet" onPress={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
