import { deleteCatalogItem, listCatalogItems } from "@marzipan/contract/catalog";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { ItemRow } from "./catalog.types.ts";

interface DeleteItemDialogProps {
  item: ItemRow;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before an item is deleted; afterwards Undo stands in its place (rulings §4). */
export function DeleteItemDialog({ item, onClose, onDeleted }: DeleteItemDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const deleting = useAct(deleteCatalogItem, {
    onSuccess: () => {
      justDeleted(listCatalogItems).keep(item);
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("catalog.delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: item.id } })}
      error={deleting.error && errorText(deleting.error)}
    >
      <p>{t("catalog.delete_text", { name: item.name })}</p>
    </ConfirmDialog>
  );
}
