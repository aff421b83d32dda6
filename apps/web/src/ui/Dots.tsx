import { Children } from "react";
import type { ReactNode } from "react";
import styles from "./Dots.module.css";

interface DotsProps {
  /** What stands between the dots; what is `null` or `false` is left out with its dot. */
  children: ReactNode;
}

/** Short facts in a row with dots between them; where the row breaks, no dot stays at a line's end or beginning. */
export function Dots({ children }: DotsProps) {
  return (
    <span className={styles.dots}>
      <span className={styles.dotsRow}>
        {Children.toArray(children).map((fact, index) => (
          <span key={index} className={styles.dotsFact}>
            {index > 0 && <i>{" · "}</i>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
