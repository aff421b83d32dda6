import type { ReactNode } from "react";
import { Card } from "../../ui/Card.tsx";

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
    <div id={id} className="settings-section">
      <Card title={title}>
        {text !== undefined && <p className="settings-text">{text}</p>}
        {children}
      </Card>
    </div>
  );
}
