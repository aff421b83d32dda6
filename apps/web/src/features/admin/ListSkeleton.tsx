import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** A list on its way, in the shape that it will have; `label` is read aloud. */
export function ListSkeleton({ label }: { label: string }) {
  const hasTable = useHasTwoColumns();
  return (
    <div aria-busy="true" className={hasTable ? "card card-flush" : undefined}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className={hasTable ? "admin-skeleton-rows" : "admin-cards"} aria-hidden="true">
        {[36, 48, 30, 42].map((width) => (
          <div key={width} className={hasTable ? "admin-skeleton-row" : "card admin-skeleton-card"}>
            <Skeleton width="40px" height="40px" className="admin-skeleton-avatar" />
            <div className="admin-person-words">
              <span className="skeleton-line">
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className="skeleton-line">
                <Skeleton width={`${width + 14}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
