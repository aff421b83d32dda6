import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Card.module.css";

export interface SectionHeadProps {
  title: ReactNode;
  icon?: IconShape;
  headingLevel?: 2 | 3;
  /** A TextLink or TextButton, or quiet words such as a date. */
  end?: ReactNode;
  id?: string;
  className?: string | undefined;
}

/** The head of a section or card: a heading, and something at its end. */
export function SectionHead({
  title,
  icon,
  headingLevel = 2,
  end,
  id,
  className,
}: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-part="section-head" className={joinClasses(styles.sectionHead, className)}>
      <Heading id={id}>
        {icon && <Icon of={icon} />}
        {title}
      </Heading>
      {end !== undefined && <div className={styles.sectionHeadEnd}>{end}</div>}
    </div>
  );
}

export interface CardProps {
  /** With a title the card is a section with a heading. */
  title?: ReactNode;
  headingLevel?: 2 | 3;
  /** At the end of the head. */
  end?: ReactNode;
  tone?: "surface" | "tint";
  /** No inner space, for rows that run from edge to edge. */
  isFlush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A surface that keeps together what belongs together. */
export function Card({
  title,
  headingLevel = 2,
  end,
  tone = "surface",
  isFlush = false,
  className,
  children,
}: CardProps) {
  const Tag = title === undefined ? "div" : "section";
  return (
    <Tag
      className={joinClasses(
        styles.card,
        tone === "tint" && styles.cardTint,
        isFlush && styles.cardFlush,
        className,
      )}
    >
      {title !== undefined && <SectionHead title={title} headingLevel={headingLevel} end={end} />}
      {children}
    </Tag>
  );
}
