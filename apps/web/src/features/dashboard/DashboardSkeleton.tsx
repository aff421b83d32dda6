import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { Skeleton, TicketSkeleton } from "../../ui/Skeleton.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import cardStyles from "../../ui/Card.module.css";
import ticketStyles from "../../ui/Ticket.module.css";
import tasksStyles from "../tasks/tasks.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";

/** The day on its way, in the shape that it will have; the quick actions work already. */
export function DashboardSkeleton() {
  const t = useT();
  const hasTwoColumns = useHasTwoColumns();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("dashboard.loading")}
      </p>
      {hasTwoColumns ? (
        <div className={styles.dashColumns}>
          <div className={styles.dashMain}>
            <Now />
            <Numbers />
            <Tickets />
          </div>
          <div className={styles.dashSide}>
            <QuickActions />
            <Tasks />
          </div>
        </div>
      ) : (
        <div className={styles.dashFlow}>
          <Now />
          <QuickActions />
          <Tickets />
          <Numbers />
          <Tasks />
        </div>
      )}
    </div>
  );
}

function Now() {
  return (
    <div
      className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.now)}
      aria-hidden="true"
    >
      <div className={styles.nowPart}>
        <Skeleton width="40%" height="18px" />
        <div className={joinClasses(styles.nowBake, styles.nowWaiting)}>
          {[58, 46, 52].map((width) => (
            <div key={width}>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width={`${width}%`} />
              </span>
              <Skeleton height="8px" />
            </div>
          ))}
        </div>
      </div>
      <div className={joinClasses(styles.nowPart, styles.nowNext)}>
        <Skeleton width="48%" height="18px" />
        <div className={joinClasses(styles.nowOver, styles.nowWaiting)}>
          <Skeleton width="104px" height="32px" />
          <div className={styles.nowOverWords}>
            <Skeleton width="70%" />
          </div>
        </div>
        <Skeleton height="44px" className={styles.nowButton} />
      </div>
    </div>
  );
}

function Numbers() {
  return (
    <div className={styles.numbers} aria-hidden="true">
      {[1, 2, 3, 4].map((index) => (
        <span key={index} className={styles.figure}>
          <Skeleton width={index === 4 ? "84px" : "24px"} height="20px" />
          <Skeleton width={index === 4 ? "104px" : "44px"} height="12px" />
        </span>
      ))}
    </div>
  );
}

function Tickets() {
  return (
    <div
      className={joinClasses(ticketStyles.ticketList, ticketStyles.ticketListPairs)}
      aria-hidden="true"
    >
      <TicketSkeleton />
      <TicketSkeleton lines={1} />
    </div>
  );
}

function Tasks() {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <Skeleton width="30%" height="18px" />
      {[60, 48, 54].map((width) => (
        <div key={width} className={joinClasses(tasksStyles.task, tasksStyles.taskWaiting)}>
          <Skeleton width="24px" height="24px" />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
