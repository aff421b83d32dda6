import { getPicture } from "@marzipan/contract/files";
import { CakeSlice } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { makeAddress } from "../../platform/owner/address.ts";
import { useContentsLine } from "../../platform/food/use-allergy-words.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Pill } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ProductMenu } from "./ProductMenu.tsx";
import type { ProductRow } from "./products.types.ts";
import { UndoProduct } from "./UndoProduct.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./products.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";
import cardStyles from "../../ui/Card.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The products: rows with small pictures on a phone, cards side by side where there is feature. */
export function ProductCards({ rows }: { rows: readonly UndoRow<ProductRow>[] }) {
  const t = useT();
  return (
    <ul
      className={joinClasses(goodsStyles.goodsCards, styles.productCards)}
      aria-label={t("products.title")}
    >
      {rows.map(({ item: product, isDeleted }) => (
        <li key={product.id}>
          {isDeleted ? <UndoProduct product={product} /> : <ProductCard product={product} />}
        </li>
      ))}
    </ul>
  );
}

/** A product's picture in the size that its place needs, or the mark of none. Its name stands beside it. */
function ProductPicture({ product }: { product: ProductRow }) {
  const { imageId, thumbUrl } = product;
  if (imageId === null || thumbUrl === null) {
    return (
      <span data-part="goods-picture" className={goodsStyles.goodsPicture}>
        <Icon of={CakeSlice} size="l" />
      </span>
    );
  }
  const medium = makeAddress(getPicture.path, { id: imageId, size: "medium" }, undefined);
  return (
    <span data-part="goods-picture" className={goodsStyles.goodsPicture}>
      <img
        src={thumbUrl}
        srcSet={`${thumbUrl} 160w, ${medium} 640w`}
        sizes="(min-width: 768px) 280px, 88px"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

function ProductCard({ product }: { product: ProductRow }) {
  const t = useT();
  const sayContents = useContentsLine();
  return (
    <article
      className={joinClasses(
        cardStyles.card,
        cardStyles.cardFlush,
        goodsStyles.goodsCard,
        styles.productCard,
      )}
    >
      <ProductPicture product={product} />
      <div data-part="goods-words" className={goodsStyles.goodsWords}>
        <h2 className={goodsStyles.goodsName}>
          <Link href={pathTo("/products/$productId/edit", { productId: product.id })}>
            <span dir="auto">{product.name}</span>
          </Link>
        </h2>
        {product.category !== null && (
          <p className={goodsStyles.goodsDetail}>
            <span dir="auto">{product.category}</span>
          </p>
        )}
        <p className={goodsStyles.goodsDetail}>{sayContents(product)}</p>
        {product.marks.length > 0 && (
          <p className={goodsStyles.goodsMarks}>
            {product.marks.map((mark) => (
              <Pill key={mark} tone="plain">
                {t(`common.mark_${mark}`)}
              </Pill>
            ))}
          </p>
        )}
      </div>
      <ProductMenu product={product} />
    </article>
  );
}

/** Products on their way, in the shape that they will have. */
export function ProductCardsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("products.loading")}
      </p>
      <div className={joinClasses(goodsStyles.goodsCards, styles.productCards)} aria-hidden="true">
        {[56, 40, 64, 48, 36, 52].map((width) => (
          <div
            key={width}

            className={joinClasses(
              cardStyles.card,
              cardStyles.cardFlush,
              goodsStyles.goodsCard,
              styles.productCard,
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
                <Skeleton width={`${width - 12}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
