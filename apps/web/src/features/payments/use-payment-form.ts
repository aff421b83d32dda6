import { currencies } from "@marzipan/contract/currencies";
import { createPayment, findPayableOrders } from "@marzipan/contract/payments";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import {
  PaymentFormSchema,
  followOrder,
  noteWith,
  paymentBody,
  paymentFormValues,
} from "./payment-form.rules.ts";
import { ordersToChoose, searchOf } from "./payment-match.rules.ts";
import type { Payable } from "./payments.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import { useLeaveTo } from "../../platform/url/use-leave-to.ts";

type Values = z.output<typeof PaymentFormSchema>;
type Confirms = Partial<Record<"confirmsOver" | "confirmsCurrency", boolean>>;

/** What is asked before a payment is saved: for which order it is, whether more than is due is meant, what it counts for in the order's currency. */
export type PaymentQuestion = { values: Values; confirms: Confirms } & (
  | { kind: "order"; orders: readonly Payable[] }
  | { kind: "over" | "currency"; balance: number; currency: string }
);

/** Runs the form of a payment: what is typed survives a reload, a typed order is looked up before saving. */
export function usePaymentForm(first: Payable | null) {
  const t = useT();
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const { currency: ownCode } = useMe().business;
  const today = useToday();
  const own = currencies.find((one) => one === ownCode) ?? "ILS";
  const form = useZodForm(PaymentFormSchema, {
    defaultValues: paymentFormValues(first, today, own),
  });
  const draft = useDraft(form, `payment.${first?.id ?? "new"}`);
  const [question, setQuestion] = useState<PaymentQuestion | null>(null);
  const [lookUpError, setLookUpError] = useState<Error | null>(null);
  const creating = useAct(createPayment);
  const { order, remember } = useChosenOrder(form, first);
  const isSaved = useRef(false);

  function choose(chosen: Payable | null): void {
    remember(chosen);
    const followed = followOrder(form.getValues(), order, chosen, own);
    form.setValue("orderId", followed.orderId);
    form.setValue("amount", followed.amount);
    form.setValue("currency", followed.currency);
  }

  async function save(values: Values, confirms: Confirms = {}): Promise<void> {
    // Guards against a second tap while the form is closing.
    if (isSaved.current) return;
    try {
      await creating.mutateAsync({ body: { ...paymentBody(values), ...confirms } });
    } catch (error) {
      const asked = error instanceof ApiError ? questionOf(error) : null;
      if (!asked) throw error;
      creating.reset();
      setQuestion({ ...asked, values, confirms });
      return;
    }
    if (isSaved.current) return;
    isSaved.current = true;
    setQuestion(null);
    draft.forget();
    showToast(t("payments.saved"));
    await leaveTo(
      values.orderId === null
        ? pathTo("/payments")
        : pathTo("/orders/$orderId", { orderId: values.orderId }),
    );
  }

  const submit = useSubmit(form, async (values: Values) => {
    setLookUpError(null);
    const q = searchOf(values.orderText);
    if (values.orderId !== null || q === "") return await save(values);
    try {
      const { items } = await call(findPayableOrders, { query: { q } });
      setQuestion({ kind: "order", orders: ordersToChoose(items), values, confirms: {} });
    } catch (error) {
      setLookUpError(error instanceof Error ? error : new Error(String(error)));
    }
  });

  /** Saves the answer to the question; a refusal of it stands in `error`. */
  function answer(values: Values, confirms: Confirms = {}): void {
    void save(values, { ...question?.confirms, ...confirms }).catch(() => undefined);
  }

  return {
    form,
    draft,
    order,
    choose,
    submit,
    question,
    lookUpError,
    error: creating.error,
    isSaving: creating.isPending,
    saveFor: (chosen: Payable) => {
      if (!question) return;
      remember(chosen);
      form.setValue("orderId", chosen.id);
      form.setValue("orderText", chosen.clientName);
      answer({ ...question.values, orderId: chosen.id });
    },
    saveWithout: () => {
      if (!question) return;
      const { values } = question;
      answer({ ...values, note: noteWith(values.orderText, values.note) });
    },
    saveOver: () => question && answer(question.values, { confirmsOver: true }),
    saveApart: () => question && answer(question.values, { confirmsCurrency: true }),
    saveCounted: (amount: number, received: string) => {
      if (!order || !question) return;
      const { values } = question;
      const note = noteWith(t("payments.received_as", { amount: received }), values.note);
      answer({ ...values, amount, currency: order.currency, note });
    },
    ask: () => {
      setQuestion(null);
      creating.reset();
    },
  };
}

/**
 * Returns the question that a refusal stands for, `null` when it is none: more than the balance, or
 * another currency than the order's (rulings §6).
 */
function questionOf({ code, facts }: ApiError) {
  const due = { balance: Number(facts["balance"]), currency: String(facts["currency"]) };
  if (code === "payment_over_balance") return { kind: "over" as const, ...due };
  if (code === "payment_in_other_currency") return { kind: "currency" as const, ...due };
  return null;
}

/**
 * Returns the order that the form refers to; one from a restored draft is reloaded, and dropped
 * when it no longer exists.
 */
function useChosenOrder(
  { control, setValue }: ReturnType<typeof useZodForm<typeof PaymentFormSchema>>,
  first: Payable | null,
) {
  const orderId = useWatch({ control, name: "orderId" });
  const [known, remember] = useState(first);
  const isKnown = known?.id === orderId;
  const found = useCall(
    findPayableOrders,
    { query: { orderId: orderId ?? "" } },
    { enabled: orderId !== null && !isKnown },
  );
  const again = found.data?.items[0];
  const isGone = orderId !== null && !isKnown && found.data !== undefined && !again;
  useEffect(() => {
    if (isGone) setValue("orderId", null);
  }, [isGone, setValue]);
  const order = orderId === null ? null : isKnown ? known : (again ?? null);
  return { order, remember };
}
