import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";

export interface EmptyStateProps {
  title: ReactNode;
  /** What this place is for. */
  text?: ReactNode;
  /** rail (default): tickets on the kitchen's rail. Or the address of a drawing. none: words only. */
  picture?: "rail" | "none" | { src: string };
  /** The icon on the middle ticket of the rail. */
  icon?: IconShape;
  headingLevel?: 1 | 2 | 3;
  /** Buttons under one another, the main one first. */
  children?: ReactNode;
  className?: string;
}

function TicketRail({ icon }: { icon: IconShape }) {
  return (
    <div className="rail" aria-hidden="true">
      <span />
      <span>
        <Icon of={icon} size="l" />
      </span>
      <span />
    </div>
  );
}

/** A list with nothing in it yet: what it is for, and the first thing to do. */
export function EmptyState({
  title,
  text,
  picture = "rail",
  icon = Plus,
  headingLevel = 2,
  children,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={joinClasses("empty", className)}>
      {picture === "rail" && <TicketRail icon={icon} />}
      {typeof picture === "object" && <img className="empty-picture" src={picture.src} alt="" />}
      <Heading className="empty-title">{title}</Heading>
      {text !== undefined && <p className="empty-text">{text}</p>}
      {children !== undefined && <div className="empty-actions">{children}</div>}
    </div>
  );
}
