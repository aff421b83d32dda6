import type { ReactNode } from "react";
import { Card, SectionHead } from "../../ui/Card.tsx";
import styles from "./screen.module.css";
import { useHasTwoColumns } from "./use-is-wide.ts";

interface SectionProps {
  /** The anchor that the page's own menu leads to. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/**
 * One room of the settings: a card with its anchor. It is named where it stands beside the list of rooms;
 * where it is a page of its own, the page has the name.
 */
export function Section({ id, title, text, children }: SectionProps) {
  const isBesideList = useHasTwoColumns();
  return (
    <div id={id} className={styles.settingsSection}>
      <Card>
        {/* Not the card's own title: a card with one is another element, and what is open in it would be lost. */}
        {isBesideList && <SectionHead title={title} />}
        {text !== undefined && <p className={styles.settingsText}>{text}</p>}
        {children}
      </Card>
    </div>
  );
}
