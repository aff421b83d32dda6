import { listProducts, restoreProduct } from "@marzipan/contract/products";
import { dayIn } from "@marzipan/domain/dates";
import { Trash2 } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { deletedProducts } from "./deleted-products.ts";
import { ProductCardsSkeleton, ProductPicture } from "./ProductCards.tsx";
import type { ProductRow } from "./products.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import goodsStyles from "../../platform/lists/goods.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Products deleted within the last 30 days, each with the way back (rulings §4). */
export function DeletedProductsPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/products")}>
      <List />
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listProducts, { query: { deleted: "true", sort: "newest" } });
  return (
    <PagedList
      list={list}
      skeleton={<ProductCardsSkeleton />}
      failedTitle={t("products.load_failed")}
      empty={
        list.items.length === 0 ? (
          <EmptyState
            icon={Trash2}
            title={t("products.deleted_empty_title")}
            text={t("products.deleted_empty_text")}
          />
        ) : null
      }
    >
      <p className={goodsStyles.goodsDetail}>{t("products.deleted_empty_text")}</p>
      <ul className={goodsStyles.goodsRows} aria-label={t("common.recently_deleted")}>
        {list.items.map((product) => (
          <li key={product.id}>
            <DeletedProduct product={product} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function DeletedProduct({ product }: { product: ProductRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const restoring = useAct(restoreProduct, {
    onSuccess: () => {
      deletedProducts.forget(product.id);
      showToast(t("products.restored", { name: product.name }));
    },
  });
  return (
    <div className={joinClasses(cardStyles.card, cardStyles.cardFlush, goodsStyles.goodsRow)}>
      <ProductPicture product={product} />
      <div data-part="goods-words" className={goodsStyles.goodsWords}>
        <p className={goodsStyles.goodsName} dir="auto">
          {product.name}
        </p>
        {product.deletedAt !== null && (
          <p className={goodsStyles.goodsDetail}>
            {t("products.deleted_on", {
              date: format.date(dayIn(timeZone, new Date(product.deletedAt))),
            })}
          </p>
        )}
        {restoring.error && (
          <p className={fieldFrameStyles.fieldError}>{errorText(restoring.error)}</p>
        )}
      </div>
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: product.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
