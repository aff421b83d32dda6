import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton, TicketSkeleton } from "../../ui/Skeleton.tsx";

/** A client's page on its way, in the shape that it will have. */
export function ClientPageSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <div className="client-columns" aria-hidden="true">
        <div className="client-side">
          <div className="card">
            <div className="client-head">
              <Skeleton width="72px" height="72px" className="client-skeleton-avatar" />
              <div className="client-card-words">
                <span className="skeleton-line">
                  <Skeleton width="60%" height="16px" />
                </span>
                <span className="skeleton-line">
                  <Skeleton width="44%" />
                </span>
              </div>
            </div>
            <Skeleton height="44px" />
          </div>
          <div className="card">
            <Skeleton height="44px" />
          </div>
        </div>
        <div className="ticket-list">
          <TicketSkeleton />
          <TicketSkeleton lines={1} />
        </div>
      </div>
    </div>
  );
}
