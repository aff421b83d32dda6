import { getProduct } from "@marzipan/contract/products";
import { useParams } from "@tanstack/react-router";
import { CakeSlice, Store } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { DeleteFromForm } from "../../platform/forms/DeleteFromForm.tsx";
import { EditedRecord, isEditable } from "../../platform/forms/EditedRecord.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { FromProductSheet } from "../catalog/FromProductSheet.tsx";
import { DeleteProductDialog } from "./DeleteProductDialog.tsx";
import { ProductForm } from "./ProductForm.tsx";
import type { ProductRow } from "./products.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** A new product, or one to edit. */
export function ProductFormPage() {
  const t = useT();
  const { productId } = useParams({ strict: false }) as { productId?: string };
  if (productId !== undefined) return <EditProduct id={productId} />;
  return (
    <Page title={t("products.new_title")} backTo={pathTo("/products")}>
      <ProductForm product={null} />
    </Page>
  );
}

function EditProduct({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getProduct, { params: { id } });
  return (
    <Page
      title={t("products.edit_title")}
      backTo={pathTo("/products")}
      actions={isEditable(query.data) && <ProductActs product={query.data} />}
    >
      <EditedRecord
        query={query}
        loadingLabel={t("products.loading")}
        heights={[44, 44, 88, 200]}
        failedTitle={t("products.load_failed")}
        gone={{
          icon: CakeSlice,
          title: t("products.gone_title"),
          text: t("products.deleted_empty_text"),
          listHref: pathTo("/products"),
          listLabel: t("products.to_list"),
        }}
      >
        {(product, openLatest) => <ProductForm product={product} onLoadLatest={openLatest} />}
      </EditedRecord>
    </Page>
  );
}

function ProductActs({ product }: { product: ProductRow }) {
  const t = useT();
  const hasMenu = useFeature("menu_sharing");
  const [isPutting, setPutting] = useState(false);
  return (
    <>
      {hasMenu && (
        <IconButton
          label={t("catalog.put_on_menu")}
          icon={Store}
          iconSize="l"
          onPress={() => setPutting(true)}
        />
      )}
      {isPutting && <FromProductSheet product={product} onClose={() => setPutting(false)} />}
      <DeleteFromForm label={t("products.delete")} listHref={pathTo("/products")}>
        {(acts) => <DeleteProductDialog product={product} {...acts} />}
      </DeleteFromForm>
    </>
  );
}
