import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./advisor-card.module.css";

/** The findings in their shape, one on a phone, while they are on their way. */
export function InsightsSkeleton() {
  const t = useT();
  const isWide = useIsWide();
  return (
    <div role="status">
      <span className="sr-only">{t("common.loading")}</span>
      <ul className={styles.insightList} aria-hidden="true">
        {(isWide ? [0, 1, 2] : [0]).map((place) => (
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
