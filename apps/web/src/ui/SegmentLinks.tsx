import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./SegmentLinks.module.css";

/** One of the pages that stand side by side. */
export interface SegmentLink {
  href: string;
  label: ReactNode;
  icon?: IconShape;
}

/** A few pages side by side, one of them the present one: sign in and sign up, list and calendar. */
export function SegmentLinks({
  label,
  links,
  currentHref,
}: {
  label: string;
  links: readonly SegmentLink[];
  currentHref: string;
}) {
  return (
    <nav aria-label={label} data-part="segment-links" className={styles.segLinks}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          className={joinClasses(styles.segLink)}
          {...(link.href === currentHref && { "aria-current": "page" as const })}
        >
          {link.icon && <Icon of={link.icon} size="s" />}
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
