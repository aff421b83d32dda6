import { paymentMethods, refundPayment } from "@marzipan/contract/payments";
import type { PaymentMethod } from "@marzipan/contract/payments";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { fieldsOf, useErrorText, useFieldErrors } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { methodIcons } from "./method-icons.ts";
import type { PaymentRow } from "./payments.types.ts";
import styles from "./payments.module.css";

interface RefundDialogProps {
  payment: PaymentRow;
  onClose: () => void;
}

/** Records what is given back of a payment: how much, from which till, and when (rulings §6). */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const today = useToday();
  const [amount, setAmount] = useState<number | null>(payment.refundable);
  const [method, setMethod] = useState<PaymentMethod>(payment.method);
  const [paidAt, setPaidAt] = useState<string | null>(today);
  const [isChecked, setChecked] = useState(false);
  const refunding = useAct(refundPayment, { onSuccess: onClose });
  const fieldError = useFieldErrors(refunding.error);
  const isShort = amount === null || amount <= 0;
  const required = isChecked ? t("errors.problem_required") : undefined;

  function refund(): void {
    setChecked(true);
    if (amount === null || isShort || paidAt === null) return;
    refunding.mutate({ params: { id: payment.id }, body: { amount, method, paidAt } });
  }

  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("payments.refund")}
      confirmLabel={t("payments.refund")}
      cancelLabel={t("common.cancel")}
      isPending={refunding.isPending}
      onConfirm={refund}
      error={
        refunding.error && fieldsOf(refunding.error).length === 0
          ? errorText(refunding.error)
          : null
      }
    >
      <div className={styles.payRefund}>
        <p>{t("payments.refund_text")}</p>
        <MoneyField
          label={t("payments.amount")}
          currency={payment.currency}
          value={amount}
          onChange={setAmount}
          error={fieldError("amount") ?? (isShort ? required : undefined)}
        />
        <ChoiceChips
          label={t("payments.refund_method")}
          options={paymentMethods.map((id) => ({
            id,
            text: t(`payments.method_${id}`),
            icon: methodIcons[id],
          }))}
          value={method}
          onChange={setMethod}
        />
        <DayField
          label={t("payments.refund_day")}
          value={paidAt}
          onChange={setPaidAt}
          minDay={payment.paidAt}
          maxDay={today}
          error={fieldError("paidAt") ?? (paidAt === null ? required : undefined)}
        />
      </div>
    </ConfirmDialog>
  );
}
