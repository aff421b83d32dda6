import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./tasks.module.css";
import cardStyles from "../../ui/Card.module.css";

/** Tasks on their way, in the shape that they will have. */
export function TasksSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={cardStyles.card}>
      <p role="status" className="sr-only">
        {t("tasks.loading")}
      </p>
      <ul className={styles.taskList} aria-hidden="true">
        {[48, 36, 56, 42].map((width) => (
          <li key={width}>
            <div className={joinClasses(styles.task, styles.taskWaiting)}>
              <Skeleton width="24px" height="24px" />
              <Skeleton width={`${width}%`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
