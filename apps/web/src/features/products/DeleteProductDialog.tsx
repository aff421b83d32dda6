import { deleteProduct, listProducts } from "@marzipan/contract/products";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { ProductRow } from "./products.types.ts";

interface DeleteProductDialogProps {
  product: ProductRow;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a product is deleted; afterwards Undo stands in its place in the list (rulings §4). */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const t = useT();
  const deleting = useAct(deleteProduct, {
    onSuccess: () => {
      justDeleted(listProducts).keep(product);
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("products.delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: product.id } })}
      error={deleting.error && t("errors.product_not_deleted")}
    >
      <p>{t("products.delete_text", { name: product.name })}</p>
    </ConfirmDialog>
  );
}
