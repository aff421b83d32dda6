import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { Skeleton, TicketSkeleton } from "../../ui/Skeleton.tsx";
import { QuickActions } from "./QuickActions.tsx";

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
        <div className="dash-columns">
          <div className="dash-main">
            <Now />
            <Numbers />
            <Tickets />
          </div>
          <div className="dash-side">
            <QuickActions />
            <Tasks />
          </div>
        </div>
      ) : (
        <div className="dash-flow">
          <Now />
          <Numbers />
          <QuickActions />
          <Tickets />
          <Tasks />
        </div>
      )}
    </div>
  );
}

function Now() {
  return (
    <div className="card card-flush now" aria-hidden="true">
      <div className="now-part">
        <Skeleton width="40%" height="18px" />
        <div className="now-bake now-waiting">
          {[58, 46, 52].map((width) => (
            <div key={width}>
              <span className="skeleton-line">
                <Skeleton width={`${width}%`} />
              </span>
              <Skeleton height="8px" />
            </div>
          ))}
        </div>
      </div>
      <div className="now-part now-next">
        <Skeleton width="48%" height="18px" />
        <div className="now-over now-waiting">
          <Skeleton width="104px" height="32px" />
          <div className="now-over-words">
            <Skeleton width="70%" />
          </div>
        </div>
        <Skeleton height="44px" className="now-button" />
      </div>
    </div>
  );
}

function Numbers() {
  return (
    <div className="numbers" aria-hidden="true">
      {[1, 2, 3, 4].map((index) => (
        <span key={index} className="figure">
          <Skeleton width={index === 4 ? "84px" : "24px"} height="20px" />
          <Skeleton width={index === 4 ? "104px" : "44px"} height="12px" />
        </span>
      ))}
    </div>
  );
}

function Tickets() {
  return (
    <div className="ticket-list ticket-list-pairs" aria-hidden="true">
      <TicketSkeleton />
      <TicketSkeleton lines={1} />
    </div>
  );
}

function Tasks() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton width="30%" height="18px" />
      {[60, 48, 54].map((width) => (
        <div key={width} className="task task-waiting">
          <Skeleton width="24px" height="24px" />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
