import { getCatalogItem } from "@marzipan/contract/catalog";
import { useParams } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { DeleteFromForm } from "../../platform/forms/DeleteFromForm.tsx";
import { EditedRecord, isEditable } from "../../platform/forms/EditedRecord.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { DeleteItemDialog } from "./DeleteItemDialog.tsx";
import { ItemForm } from "./ItemForm.tsx";
import { ItemProductButton } from "./ItemProductButton.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** A new catalog item, or one to edit. */
export function ItemFormPage() {
  const t = useT();
  const { itemId } = useParams({ strict: false }) as { itemId?: string };
  if (itemId !== undefined) return <EditItem id={itemId} />;
  return (
    <Page title={t("catalog.new_title")} backTo={pathTo("/menu")}>
      <ItemForm item={null} />
    </Page>
  );
}

function EditItem({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getCatalogItem, { params: { id } });
  return (
    <Page
      title={t("catalog.edit_title")}
      backTo={pathTo("/menu")}
      actions={isEditable(query.data) && <ItemActs item={query.data} />}
    >
      <EditedRecord
        query={query}
        loadingLabel={t("catalog.loading")}
        heights={[44, 44, 88, 200]}
        failedTitle={t("catalog.load_failed")}
        gone={{
          icon: Store,
          title: t("catalog.gone_title"),
          text: t("catalog.deleted_text"),
          listHref: pathTo("/menu"),
          listLabel: t("shell.public_menu"),
        }}
      >
        {(item, openLatest) => <ItemForm item={item} onLoadLatest={openLatest} />}
      </EditedRecord>
    </Page>
  );
}

function ItemActs({ item }: { item: ItemRow }) {
  const t = useT();
  return (
    <>
      <ItemProductButton item={item} />
      <DeleteFromForm label={t("catalog.delete")} listHref={pathTo("/menu")}>
        {(acts) => <DeleteItemDialog item={item} {...acts} />}
      </DeleteFromForm>
    </>
  );
}
