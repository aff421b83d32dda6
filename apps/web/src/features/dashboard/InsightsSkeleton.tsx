import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./advisor-card.module.css";

/** The three findings in their shape, while they are on their way. */
export function InsightsSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t("common.loading")}</span>
      <ul className={styles.insightList} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <li key={place} className={styles.insight}>
            <Skeleton width="55%" height="24px" />
            <Skeleton width="92%" />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </li>
        ))}
      </ul>
    </div>
  );
}
