import { currencies } from "@marzipan/contract/currencies";
import type { Currency } from "@marzipan/contract/currencies";
import { PaymentDraft, paymentMethods } from "@marzipan/contract/payments";
import { Id } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import type { Payable } from "./payments.types.ts";

const { amount, reference, note } = PaymentDraft.def.shape;

/** What is typed about a payment; only the amount is required. */
export const PaymentFormSchema = z.object({
  orderId: z.nullable(Id),
  /** What stands in the order's field: a client, or what is searched. */
  orderText: z.string(),
  amount: z.pipe(
    z.nullable(amount).check(z.refine((sum) => sum !== null, "required")),
    z.transform((sum) => sum ?? 0),
  ),
  currency: z.enum(currencies, "invalid"),
  method: z.enum(paymentMethods, "invalid"),
  reference,
  paidAt: z.nullable(z.string()),
  note,
});

/** The values of the form. */
export type PaymentFormValues = z.input<typeof PaymentFormSchema>;

/** Answers what of an order is offered as the amount: the deposit that is missing, else the balance; `null` when nothing is. */
export function offeredAmount(order: Payable): number | null {
  if (order.depositMissing > 0) return order.depositMissing;
  return order.balance > 0 ? order.balance : null;
}

/** Answers what the form shows at first: today, in cash, and an order's client and offered amount. */
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

/** Answers the body that saves the checked values. */
export function paymentBody({
  orderText: _orderText,
  ...values
}: z.output<typeof PaymentFormSchema>) {
  return values;
}
