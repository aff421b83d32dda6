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
      <div className="goods-cards item-cards" aria-hidden="true">
        {[48, 62, 40, 56].map((width) => (
          <div key={width} className="card card-flush goods-card item-card">
            <span className="goods-picture goods-picture-waiting" />
            <div className="goods-words">
              <span className="skeleton-line goods-name">
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
