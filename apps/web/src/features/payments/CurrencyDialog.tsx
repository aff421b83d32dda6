import { isAtMostDecimals } from "@marzipan/contract/primitives";
import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

interface CurrencyDialogProps {
  amount: number;
  currency: string;
  balance: number;
  orderCurrency: string;
  error: string | null;
  isPending: boolean;
  /** Takes the payment as a sum in the order's currency; `received` says what was paid. */
  onCounted: (amount: number, received: string) => void;
  onApart: () => void;
  onClose: () => void;
}

/** Asks what a payment in another currency counts for in the order's own; no rate is guessed (rulings §1). */
export function CurrencyDialog({
  amount,
  currency,
  balance,
  orderCurrency,
  error,
  isPending,
  onCounted,
  onApart,
  onClose,
}: CurrencyDialogProps) {
  const t = useT();
  const format = useFormat();
  const [counted, setCounted] = useState<number | null>(null);
  const [problem, setProblem] = useState<"required" | "too_precise" | null>(null);
  const received = format.money(amount, currency);
  return (
    <Sheet
      isOpen
      size="small"
      role="alertdialog"
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("payments.other_currency_title", { currency: orderCurrency })}
      foot={
        <>
          <Button variant="quiet" isDisabled={isPending} onPress={onApart}>
            {t("payments.record_apart")}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => {
              if (counted === null || counted <= 0) setProblem("required");
              else if (!isAtMostDecimals(counted, 2)) setProblem("too_precise");
              else onCounted(counted, received);
            }}
          >
            {t("payments.record_for_order")}
          </Button>
        </>
      }
    >
      <p>
        {t("payments.other_currency_text", {
          balance: format.money(Math.max(0, balance), orderCurrency),
          amount: received,
        })}
      </p>
      <MoneyField
        label={t("payments.counts_as")}
        currency={orderCurrency}
        value={counted}
        onChange={(sum) => {
          setCounted(sum);
          setProblem(null);
        }}
        error={problem && t(`errors.problem_${problem}`)}
      />
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Sheet>
  );
}
