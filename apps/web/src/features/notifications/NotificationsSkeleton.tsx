import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import cardStyles from "../../ui/Card.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./notifications.module.css";

/** Notifications on their way, in the shape that they will have. */
export function NotificationsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={cardStyles.card}>
      <p role="status" className="sr-only">
        {t("notifications.loading")}
      </p>
      <ul className={styles.list} aria-hidden="true">
        {[62, 48, 56, 40].map((width) => (
          <li key={width} className={styles.notificationRow}>
            <Skeleton width="40px" height="40px" />
            <span className={styles.words}>
              <Skeleton width={`${width}%`} />
              <Skeleton width="80%" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
