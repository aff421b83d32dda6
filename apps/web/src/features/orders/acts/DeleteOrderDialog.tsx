import { useState } from "react";
import { deleteOrder, listOrders } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { CancelOrderDialog } from "./CancelOrderDialog.tsx";
import type { OrderRow } from "../orders.types.ts";

interface DeleteOrderDialogProps {
  order: OrderRow;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before an order is deleted; afterwards Undo stands in its place (rulings §4). */
export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  const t = useT();
  const deleting = useAct(deleteOrder, {
    onSuccess: () => {
      justDeleted(listOrders).keep(order);
      onClose();
      onDeleted?.();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === "order_has_payments")
        setHasPayments(true);
    },
  });
  const { error } = deleting;
  const [isCancelling, setCancelling] = useState(false);
  const [hasPayments, setHasPayments] = useState(false);
  const isOtherError = !(error instanceof ApiError && error.code === "order_has_payments");
  const remove = (withPayments: boolean): void =>
    deleting.mutate({
      params: { id: order.id },
      query: { withPayments: withPayments ? "true" : "false" },
    });
  if (isCancelling) return <CancelOrderDialog order={order} onClose={onClose} />;
  if (hasPayments) {
    return (
      <Sheet
        isOpen
        size="small"
        role="alertdialog"
        title={t("orders.delete_question", { number: String(order.number) })}
        closeLabel={t("common.close")}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        foot={
          <>
            <Button variant="quiet" isPending={deleting.isPending} onPress={() => remove(true)}>
              {t("payments.delete_anyway")}
            </Button>
            <Button variant="primary" onPress={() => setCancelling(true)}>
              {t("payments.cancel_instead")}
            </Button>
          </>
        }
      >
        <p>
          <bdi>{order.clientName}</bdi>
        </p>
        <p>{t("payments.delete_instead")}</p>
        {error && isOtherError && (
          <Notice tone="danger" role="alert">
            {t("errors.order_not_deleted")}
          </Notice>
        )}
      </Sheet>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("orders.delete_question", { number: String(order.number) })}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => remove(false)}
      error={error && t("errors.order_not_deleted")}
    >
      <p>
        <bdi>{order.clientName}</bdi>
      </p>
      <p>{t("orders.delete_text")}</p>
    </ConfirmDialog>
  );
}
