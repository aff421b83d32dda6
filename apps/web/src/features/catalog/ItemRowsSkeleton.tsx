import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";
import cardStyles from "../../ui/Card.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";

/** Items on their way, in the shape that they will have. */
export function ItemRowsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("catalog.loading")}
      </p>
      <div className={joinClasses(goodsStyles.goodsCards, styles.itemCards)} aria-hidden="true">
        {[48, 62, 40, 56].map((width) => (
          <div
            key={width}

            className={joinClasses(
              cardStyles.card,
              cardStyles.cardFlush,
              goodsStyles.goodsCard,
              styles.itemCard,
            )}
          >
            <span
              data-part="goods-picture"
              className={joinClasses(goodsStyles.goodsPicture, goodsStyles.goodsPictureWaiting)}
            />
            <div data-part="goods-words" className={goodsStyles.goodsWords}>
              <span className={joinClasses(skeletonStyles.skeletonLine, goodsStyles.goodsName)}>
                <Skeleton width={`${width}%`} height="16px" />
              </span>
              <span className={skeletonStyles.skeletonLine}>
                <Skeleton width="24%" />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
