import { joinClasses } from "./joinClasses.ts";

export interface SkeletonProps {
  /** Any CSS length or percentage; the full width by default. */
  width?: string;
  /** 14 px by default. */
  height?: string;
  className?: string;
}

/** A grey bar in the place of words that are on their way. Hidden from screen readers: say "loading" once beside it. */
export function Skeleton({ width = "100%", height = "14px", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses("skeleton", className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** A ticket in the shape it will have, so that nothing jumps when it arrives. `lines` is its number of items. */
export function TicketSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div className="ticket is-waiting" aria-hidden="true">
      <span className="ticket-bar" />
      <div className="ticket-top">
        <div className="ticket-when">
          <Skeleton width="84px" height="24px" />
          <Skeleton width="64px" />
        </div>
        <span className="ticket-number">
          <Skeleton width="40px" height="12px" />
        </span>
      </div>
      <div className="skeleton-line ticket-title">
        <Skeleton width="34%" height="16px" />
      </div>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton-line">
          <Skeleton width={index % 2 === 0 ? "58%" : "44%"} />
        </div>
      ))}
      <div className="ticket-foot">
        <span className="skeleton-line">
          <Skeleton width="88px" />
        </span>
        <span className="ticket-end">
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
      <div className="ticket-list">
        {Array.from({ length: count }, (_, index) => (
          <TicketSkeleton key={index} lines={index % 2 === 0 ? 2 : 1} />
        ))}
      </div>
    </div>
  );
}
