import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { CurrencyDialog } from "./CurrencyDialog.tsx";
import { OverDialog } from "./OverDialog.tsx";
import type { PaymentQuestion, usePaymentForm } from "./use-payment-form.ts";
import { WhichOrderDialog } from "./WhichOrderDialog.tsx";

interface PaymentQuestionsProps {
  run: ReturnType<typeof usePaymentForm>;
  question: PaymentQuestion;
}

/** Asks what has to be known before a payment is saved; what was typed stays in the form. */
export function PaymentQuestions({ run, question }: PaymentQuestionsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { values } = question;
  const shared = {
    error:
      run.error &&
      t("common.what_and_why", { what: t("errors.payment_not_saved"), why: errorText(run.error) }),
    isPending: run.isSaving,
    onClose: run.ask,
  };
  if (question.kind === "order") {
    return (
      <WhichOrderDialog
        {...shared}
        text={values.orderText.trim()}
        orders={question.orders}
        onOrder={run.saveFor}
        onWithout={run.saveWithout}
      />
    );
  }
  const due = { balance: question.balance, amount: values.amount };
  if (question.kind === "over") {
    return <OverDialog {...shared} {...due} currency={values.currency} onConfirm={run.saveOver} />;
  }
  return (
    <CurrencyDialog
      {...shared}
      {...due}
      currency={values.currency}
      orderCurrency={question.currency}
      onCounted={run.saveCounted}
      onApart={run.saveApart}
    />
  );
}
