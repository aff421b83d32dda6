import { currencies } from "@marzipan/contract/currencies";
import type { Currency } from "@marzipan/contract/currencies";
import { PaymentDraft, paymentMethods } from "@marzipan/contract/payments";
import { Id } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import type { Payable } from "./payments.types.ts";

const draft = PaymentDraft.def.shape;

/** What is typed about a payment; only the amount is required. */
export const PaymentFormSchema = z.object({
  orderId: z.nullable(Id),
  /** What stands in the order's field: a client, or what is searched. */
  orderText: z.string(),
  amount: z.pipe(
    z.nullable(draft.amount).check(z.refine((sum) => sum !== null, "required")),
    z.transform((sum) => sum ?? 0),
  ),
  currency: z.enum(currencies, "invalid"),
  method: z.enum(paymentMethods, "invalid"),
  reference: draft.reference,
  paidAt: z.nullable(z.string()),
  note: draft.note,
});

/** The values of the form. */
export type PaymentFormValues = z.input<typeof PaymentFormSchema>;

/** Returns what of an order is offered as the amount: the deposit that is missing, else the balance; `null` when nothing is. */
export function offeredAmount(order: Payable): number | null {
  if (order.depositMissing > 0) return order.depositMissing;
  return order.balance > 0 ? order.balance : null;
}

/** Returns what the form shows at first: today, in cash, and an order's client and offered amount. */
export function paymentFormValues(
  order: Payable | null,
  today: string,
  currency: Currency,
): PaymentFormValues {
  return {
    orderId: order?.id ?? null,
    orderText: order?.clientName ?? "",
    amount: order ? offeredAmount(order) : null,
    currency: order?.currency ?? currency,
    method: "cash",
    reference: "",
    paidAt: today,
    note: "",
  };
}

/** The form's fields that follow the chosen order. */
type Followed = Pick<PaymentFormValues, "orderId" | "amount" | "currency">;

/**
 * Returns the fields after another order was chosen, or none (`null`): an amount and a currency that the order of
 * before brought go with it, what was typed stays.
 */
export function followOrder(
  { amount, currency }: Pick<PaymentFormValues, "amount" | "currency">,
  before: Payable | null,
  chosen: Payable | null,
  own: Currency,
): Followed {
  const isOffered =
    amount === null || amount === before?.balance || amount === before?.depositMissing;
  const isFollowing = currency === (before?.currency ?? own);
  return {
    orderId: chosen?.id ?? null,
    amount: isOffered ? chosen && offeredAmount(chosen) : amount,
    currency: isFollowing ? (chosen?.currency ?? own) : currency,
  };
}

const longestNote = 500;

/** Returns a note with something said before it, at most as long as a note can be. */
export function noteWith(said: string, note: string | undefined): string {
  return [said.trim(), note ?? ""].filter(Boolean).join(" · ").slice(0, longestNote).toWellFormed();
}

/** Returns the body that saves the checked values. */
export function paymentBody({
  orderText: _orderText,
  ...values
}: z.output<typeof PaymentFormSchema>) {
  return values;
}
