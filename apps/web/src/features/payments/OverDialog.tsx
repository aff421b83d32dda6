import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

interface OverDialogProps {
  amount: number;
  currency: string;
  /** The refusal with the balance, or what failed after confirming. */
  error: Error | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before more than the balance is recorded (rulings §6). */
export function OverDialog({
  amount,
  currency,
  error,
  isPending,
  onConfirm,
  onClose,
}: OverDialogProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const asks = error instanceof ApiError && error.code === "payment_over_balance";
  const balance = asks ? Number(error.facts["balance"]) : 0;
  const sum = format.money(amount, currency);
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("payments.over_title")}
      confirmLabel={t("payments.over_confirm", { amount: sum })}
      cancelLabel={t("payments.over_change")}
      isPending={isPending}
      onConfirm={onConfirm}
      error={error && !asks ? `${t("errors.payment_not_saved")}. ${errorText(error)}` : null}
    >
      <p>
        {t("payments.over_text", {
          balance: format.money(Math.max(0, balance), currency),
          amount: sum,
        })}
      </p>
    </ConfirmDialog>
  );
}
