import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./admin.module.css";
import cardStyles from "../../ui/Card.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";

/** A list on its way, in the shape that it will have; `label` is read aloud. */
export function ListSkeleton({ label }: { label: string }) {
  const hasTable = useHasTwoColumns();
  return (
    <div
      aria-busy="true"

      className={hasTable ? joinClasses(cardStyles.card, cardStyles.cardFlush) : undefined}
    >
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className={hasTable ? undefined : styles.adminCards} aria-hidden="true">
        {[36, 48, 30, 42].map((width) => (
          <div
            key={width}

            className={
              hasTable
                ? styles.adminSkeletonRow
                : joinClasses(cardStyles.card, styles.adminSkeletonCard)
            }
          >
            <Skeleton width="40px" height="40px" className={styles.adminSkeletonAvatar} />
            <div className={styles.adminPersonWords}>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width={`${width + 14}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
