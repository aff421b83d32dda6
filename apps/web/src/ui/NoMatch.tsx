import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

export interface NoMatchProps {
  title: ReactNode;
  text?: ReactNode;
  clearLabel: ReactNode;
  onClear: () => void;
}

/** A search or filter that fits nothing, and how to clear it. */
export function NoMatch({ title, text, clearLabel, onClear }: NoMatchProps) {
  return (
    <div className="no-match" role="status">
      <Icon of={SearchX} size="l" />
      <p className="no-match-title heavy">{title}</p>
      {text !== undefined && <p className="no-match-text">{text}</p>}
      <Button variant="quiet" onPress={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
