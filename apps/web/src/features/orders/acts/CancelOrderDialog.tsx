import { useState } from "react";
import { cancelOrder } from "@marzipan/contract/orders";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText, useFieldErrors } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { AskedOrder } from "../orders.types.ts";

/** Asks whether an order is to be cancelled, and why; it can be restored (rulings §4). */
export function CancelOrderDialog({ order, onClose }: { order: AskedOrder; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const cancelling = useAct(cancelOrder, { onSuccess: onClose });
  const tooLong = useFieldErrors(cancelling.error)("reason");
  const send = (): void => cancelling.mutate({ params: { id: order.id }, body: { reason } });
  return (
    <Sheet
      isOpen
      size="small"
      role="alertdialog"
      title={t("orders.cancel_question", { number: String(order.number) })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancelling.isPending) send();
      }}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t("orders.keep_order")}
          </Button>
          <Button variant="danger" type="submit" isPending={cancelling.isPending}>
            {t("orders.cancel_order")}
          </Button>
        </>
      }
    >
      <p>{t("orders.cancel_text")}</p>
      <TextField
        label={t("orders.cancel_reason")}
        labelEnd={t("common.optional")}
        direction="auto"
        value={reason}
        onChange={setReason}
        error={tooLong}
      />
      {cancelling.error && tooLong === undefined && (
        <Notice tone="danger" role="alert">
          {errorText(cancelling.error)}
        </Notice>
      )}
    </Sheet>
  );
}
