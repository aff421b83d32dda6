import { deleteOrder } from "@marzipan/contract/orders";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { deletedOrders } from "./deleted-orders.ts";
import type { OrderRow } from "./orders.types.ts";

interface DeleteOrderDialogProps {
  order: OrderRow;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before an order is deleted; afterwards Undo stands in its place (rulings §4). */
export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const deleting = useAct(deleteOrder, {
    changes: ["orders"],
    onSuccess: () => {
      deletedOrders.keep(order);
      onClose();
      onDeleted?.();
    },
  });
  const { error } = deleting;
  const isRefused = error instanceof ApiError && error.code === "order_has_payments";
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("orders.delete_question", { number: String(order.number) })}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: order.id } })}
      error={error && (isRefused ? errorText(error) : t("errors.order_not_deleted"))}
    >
      <p>
        <bdi>{order.clientName}</bdi>
      </p>
      <p>{t("orders.delete_text")}</p>
    </ConfirmDialog>
  );
}
