import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton, TicketSkeleton } from "../../ui/Skeleton.tsx";
import styles from "./clients.module.css";
import cardStyles from "../../ui/Card.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";
import ticketStyles from "../../ui/Ticket.module.css";

/** A client's page on its way, in the shape that it will have. */
export function ClientPageSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <div className={styles.clientColumns} aria-hidden="true">
        <div className={styles.clientSide}>
          <div className={cardStyles.card}>
            <div className={styles.clientHead}>
              <Skeleton width="72px" height="72px" className={styles.clientSkeletonAvatar} />
              <div className={styles.clientCardWords}>
                <span className={skeletonStyles.skeletonLine}>
                  <Skeleton width="60%" height="16px" />
                </span>
                <span className={skeletonStyles.skeletonLine}>
                  <Skeleton width="44%" />
                </span>
              </div>
            </div>
            <Skeleton height="44px" />
          </div>
          <div className={cardStyles.card}>
            <Skeleton height="44px" />
          </div>
        </div>
        <div className={ticketStyles.ticketList}>
          <TicketSkeleton />
          <TicketSkeleton lines={1} />
        </div>
      </div>
    </div>
  );
}
