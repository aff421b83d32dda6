import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** A list on its way, in the shape that it will have; `label` is read aloud. */
export function ListSkeleton({ label }: { label: string }) {
  const isWide = useIsWide();
  return (
    <div aria-busy="true" className={isWide ? "card card-flush" : undefined}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className={isWide ? "admin-skeleton-rows" : "admin-cards"} aria-hidden="true">
        {[36, 48, 30, 42].map((width) => (
          <div key={width} className={isWide ? "admin-skeleton-row" : "card admin-skeleton-card"}>
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
