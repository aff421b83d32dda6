import { joinClasses } from "./joinClasses.ts";
import styles from "./Skeleton.module.css";
import ticketStyles from "./Ticket.module.css";

export interface SkeletonProps {
  /** Any CSS length or percentage; the full width by default. */
  width?: string;
  /** 14 px by default. */
  height?: string;
  className?: string | undefined;
}

/** A grey bar in the place of words that are on their way. Hidden from screen readers: say "loading" once beside it. */
export function Skeleton({ width = "100%", height = "14px", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-part="skeleton"
      className={joinClasses(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** A ticket in the shape it will have, so that nothing jumps when it arrives. `lines` is its number of items. */
export function TicketSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div data-part="ticket" className={ticketStyles.ticket} data-state="waiting" aria-hidden="true">
      <span className={ticketStyles.ticketBar} />
      <div className={ticketStyles.ticketTop}>
        <div className={ticketStyles.ticketWhen}>
          <Skeleton width="84px" height="24px" />
          <Skeleton width="64px" />
        </div>
        <span className={ticketStyles.ticketNumber}>
          <Skeleton width="40px" height="12px" />
        </span>
      </div>
      <div
        data-part="ticket-title"
        className={joinClasses(styles.skeletonLine, ticketStyles.ticketTitle)}
      >
        <Skeleton width="34%" height="16px" />
      </div>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.skeletonLine}>
          <Skeleton width={index % 2 === 0 ? "58%" : "44%"} />
        </div>
      ))}
      <div className={ticketStyles.ticketFoot}>
        <span className={styles.skeletonLine}>
          <Skeleton width="88px" />
        </span>
        <span className={ticketStyles.ticketEnd}>
          <Skeleton width="76px" />
        </span>
      </div>
    </div>
  );
}

/** A list of waiting tickets. `label` is read aloud once: "Loading orders". */
export function TicketListSkeleton({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className={ticketStyles.ticketList}>
        {Array.from({ length: count }, (_, index) => (
          <TicketSkeleton key={index} lines={index % 2 === 0 ? 2 : 1} />
        ))}
      </div>
    </div>
  );
}
