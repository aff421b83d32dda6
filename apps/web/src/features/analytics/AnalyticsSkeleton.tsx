import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import cardStyles from "../../ui/Card.module.css";
import chartStyles from "./charts.module.css";
import timeStyles from "./time.module.css";
import styles from "./analytics.module.css";

/** The page on its way, in the shape that it will have. */
export function AnalyticsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("analytics.loading")}
      </p>
      <div className={styles.board} aria-hidden="true">
        <Card className={styles.verdict}>
          <Skeleton width="88%" height="24px" />
          <Skeleton width="62%" height="24px" />
          <Skeleton height="28px" />
          <Skeleton width="45%" />
          <Skeleton width="74%" />
        </Card>
        <div className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.figures)}>
          {[1, 2, 3, 4, 5, 6].map((cell) => (
            <span key={cell} className={styles.figureCell}>
              <Skeleton width="60%" />
              <Skeleton width="75%" height="28px" />
              <Skeleton width="50%" />
            </span>
          ))}
        </div>
        <Card title={t("analytics.over_time")} className={chartStyles.chartCardWide}>
          <div className={timeStyles.strips} data-by="coarse">
            {[1, 2, 3].map((strip) => (
              <div key={strip}>
                <Skeleton width="48%" />
                <Skeleton height="150px" />
              </div>
            ))}
          </div>
        </Card>
        {[t("analytics.best"), t("analytics.clients_title")].map((title) => (
          <Card key={title} title={title}>
            {[1, 2, 3, 4].map((row) => (
              <div key={row} className={styles.waitingRow}>
                <Skeleton width="46%" />
                <Skeleton />
              </div>
            ))}
          </Card>
        ))}
      </div>
    </div>
  );
}
