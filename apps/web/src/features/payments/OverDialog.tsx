import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

interface OverDialogProps {
  amount: number;
  currency: string;
  balance: number;
  /** What failed after confirming. */
  error: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before more than the balance is recorded (rulings §6). */
export function OverDialog({
  amount,
  currency,
  balance,
  error,
  isPending,
  onConfirm,
  onClose,
}: OverDialogProps) {
  const t = useT();
  const format = useFormat();
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
      error={error}
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
