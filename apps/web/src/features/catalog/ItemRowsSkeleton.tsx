import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Items on their way, in the shape that they will have. */
export function ItemRowsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("catalog.loading")}
      </p>
      <div className="item-cards" aria-hidden="true">
        {[48, 62, 40, 56].map((width) => (
          <div key={width} className="card card-flush item-card">
            <span className="item-picture item-picture-waiting" />
            <div className="item-words">
              <span className="skeleton-line item-name">
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className="skeleton-line">
                <Skeleton width="24%" />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
