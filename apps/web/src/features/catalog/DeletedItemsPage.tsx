import { listCatalogItems, restoreCatalogItem } from "@marzipan/contract/catalog";
import { CakeSlice } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Thumb } from "../../ui/Avatar.tsx";

/** The deleted catalog items. */
export function DeletedItemsPage() {
  const t = useT();
  return (
    <DeletedList
      backTo={pathTo("/menu")}
      list={listCatalogItems}
      ask={{ query: { deleted: "true", sort: "newest" } }}
      restore={restoreCatalogItem}
      lead={t("catalog.deleted_text")}
      failedTitle={t("catalog.load_failed")}
      show={({ name, thumbUrl }) => ({
        start: <Thumb icon={CakeSlice} src={thumbUrl ?? undefined} alt="" />,
        title: name,
      })}
      deletedOn={(date) => t("products.deleted_on", { date })}
      restored={({ name }) => t("products.restored", { name })}
    />
  );
}
