import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./EmptyState.module.css";

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
  className?: string | undefined;
}

function TicketRail({ icon }: { icon: IconShape }) {
  return (
    <div className={styles.rail} aria-hidden="true">
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
    <div className={joinClasses(styles.empty, className)}>
      {picture === "rail" && <TicketRail icon={icon} />}
      {typeof picture === "object" && (
        <img className={styles.emptyPicture} src={picture.src} alt="" />
      )}
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {text !== undefined && <p className={styles.emptyText}>{text}</p>}
      {children !== undefined && <div className={styles.emptyActions}>{children}</div>}
    </div>
  );
}
