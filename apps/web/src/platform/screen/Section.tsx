import type { ReactNode } from "react";
import { Card } from "../../ui/Card.tsx";
import styles from "./screen.module.css";

interface SectionProps {
  /** The anchor that the page's own menu leads to. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One section of the settings: a card with its anchor. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <div id={id} className={styles.settingsSection}>
      <Card title={title}>
        {text !== undefined && <p className={styles.settingsText}>{text}</p>}
        {children}
      </Card>
    </div>
  );
}
