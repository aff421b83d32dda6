import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Badge.module.css";

/** A round number beside a word. `label` says what it counts, for screen readers. */
export function Badge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span data-part="badge" className={styles.badge}>
      <span aria-hidden={label !== undefined}>{children}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** A short word in a rounded field: "14-day free trial". `tone` tint (default) or plain. */
export function Pill({
  children,
  icon,
  tone = "tint",
  className,
}: {
  children: ReactNode;
  icon?: IconShape;
  tone?: "tint" | "plain";
  className?: string | undefined;
}) {
  return (
    <span
      data-part="pill"
      className={joinClasses(styles.pill, tone === "plain" && styles.pillPlain, className)}
    >
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  );
}
