import { listCatalogItems, restoreCatalogItem } from "@marzipan/contract/catalog";
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
import { ItemPicture } from "./ItemPicture.tsx";
import { ItemRowsSkeleton } from "./ItemRowsSkeleton.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { deletedItems } from "./deleted-items.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Catalog items deleted within the last 30 days, each with the way back (rulings §4). */
export function DeletedItemsPage() {
  const t = useT();
  const list = usePages(listCatalogItems, { query: { deleted: "true", sort: "newest" } });
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/menu")}>
      <PagedList
        list={list}
        skeleton={<ItemRowsSkeleton />}
        failedTitle={t("catalog.load_failed")}
        empty={
          list.items.length === 0 ? (
            <EmptyState
              icon={Trash2}
              title={t("products.deleted_empty_title")}
              text={t("catalog.deleted_text")}
            />
          ) : null
        }
      >
        <p className={styles.menuHint}>{t("catalog.deleted_text")}</p>
        <ul className={goodsStyles.goodsRows} aria-label={t("common.recently_deleted")}>
          {list.items.map((item) => (
            <li key={item.id}>
              <DeletedItem item={item} />
            </li>
          ))}
        </ul>
      </PagedList>
    </Page>
  );
}

function DeletedItem({ item }: { item: ItemRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const restoring = useAct(restoreCatalogItem, {
    onSuccess: () => {
      deletedItems.forget(item.id);
      showToast(t("products.restored", { name: item.name }));
    },
  });
  return (
    <div className={joinClasses(cardStyles.card, cardStyles.cardFlush, goodsStyles.goodsRow)}>
      <ItemPicture item={item} />
      <div data-part="goods-words" className={goodsStyles.goodsWords}>
        <p className={goodsStyles.goodsName} dir="auto">
          {item.name}
        </p>
        {item.deletedAt !== null && (
          <p className={goodsStyles.goodsDetail}>
            {t("products.deleted_on", {
              date: format.date(dayIn(timeZone, new Date(item.deletedAt))),
            })}
          </p>
        )}
        {restoring.error && (
          <p className={fieldFrameStyles.fieldError}>{errorText(restoring.error)}</p>
        )}
      </div>
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: item.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
