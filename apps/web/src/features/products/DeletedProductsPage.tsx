import { listProducts, restoreProduct } from "@marzipan/contract/products";
import { CakeSlice } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Thumb } from "../../ui/Avatar.tsx";

/** The deleted products. */
export function DeletedProductsPage() {
  const t = useT();
  return (
    <DeletedList
      backTo={pathTo("/products")}
      list={listProducts}
      ask={{ query: { deleted: "true", sort: "newest" } }}
      restore={restoreProduct}
      lead={t("products.deleted_empty_text")}
      failedTitle={t("products.load_failed")}
      show={({ name, thumbUrl }) => ({
        start: <Thumb icon={CakeSlice} src={thumbUrl ?? undefined} alt="" />,
        title: name,
      })}
      deletedOn={(date) => t("products.deleted_on", { date })}
      restored={({ name }) => t("products.restored", { name })}
    />
  );
}
