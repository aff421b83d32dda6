import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IconLink } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./PageHead.module.css";

export interface PageHeadProps {
  title: ReactNode;
  /** Where the arrow leads back to, for a page under another. */
  back?: { href: string; label: string } | undefined;
  /** Buttons at the end; from 768 px they go below a name that they leave too little room. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The first line of a page: the way back, its name, its actions. */
export function PageHead({ title, back, children, className }: PageHeadProps) {
  return (
    <header
      data-part="page-head"
      className={joinClasses(styles.pageHead, back && styles.pageHeadUnder, className)}
    >
      {back && (
        <IconLink href={back.href} label={back.label} icon={ChevronLeft} iconSize="l" flips />
      )}
      <h1>{title}</h1>
      <div className={styles.pageHeadEnd}>{children}</div>
    </header>
  );
}
