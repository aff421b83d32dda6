import type { ReactNode } from "react";
import styles from "./order-page.module.css";

/** What a button does, under a small line that says about what. */
export function TwoLines({ small, children }: { small: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      <small>{small}</small>
      <b>{children}</b>
    </span>
  );
}
