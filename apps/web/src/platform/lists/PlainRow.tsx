import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./plain-rows.module.css";
import cardStyles from "../../ui/Card.module.css";

interface PlainRowProps {
  /** A picture or a sign before the words. */
  start?: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What stands at the end, such as a sum with a mark below. */
  end?: ReactNode;
}

/** What a row of a list holds; the link, button or box of class `plain-row` around it is the list's own. */
export function PlainRow({ start, title, detail, end }: PlainRowProps) {
  return (
    <>
      {start}
      <span className={styles.plainRowWords}>
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className={styles.plainRowDetail}>{detail}</span>
      </span>
      {end !== undefined && <span className={styles.plainRowEnd}>{end}</span>}
    </>
  );
}

/** Rows on their way, in the shape that they will have. */
export function PlainRowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <ul
        className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.plainRows)}
        aria-hidden="true"
      >
        {[60, 46, 58, 39].map((width) => (
          <li key={width} data-part="plain-row" className={styles.plainRow}>
            <PlainRow
              start={<Skeleton width="44px" height="44px" />}
              title={<Skeleton width={`${width}%`} />}
              detail={<Skeleton width="32%" height="12px" />}
              end={<Skeleton width="64px" />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
