import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { orderStatuses } from "./order-fields.ts";
import {
  CalendarDate,
  CurrencyCode,
  Done,
  Id,
  Instant,
  Money,
  atMost,
  optionalOf,
  pageOf,
  pageQuery,
  text,
} from "./primitives.ts";

/** How money comes in (spec §3). */
export const paymentMethods = ["cash", "card", "bank_transfer", "check", "other"] as const;

/** A way of paying. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a row can be: a payment, a refund of one, or the void of either (rulings §6). */
export const paymentKinds = ["payment", "refund", "void"] as const;

/** What a row of the payments is. */
export type PaymentKind = (typeof paymentKinds)[number];

const Method = z.enum(paymentMethods, "invalid");
const Paid = Money.check(z.minimum(0.01, "too_small"));

/** What a new payment may carry (spec §3); `confirmsOver` says that more than the balance is meant, `confirmsCurrency` that another currency than the order's is. */
export const PaymentDraft = z.strictObject({
  orderId: z.optional(z.nullable(Id)),
  amount: Paid,
  currency: z.optional(CurrencyCode),
  method: Method,
  reference: z.optional(text(120)),
  paidAt: optionalOf(CalendarDate),
  note: z.optional(text(500)),
  confirmsOver: z.optional(z.boolean("invalid")),
  confirmsCurrency: z.optional(z.boolean("invalid")),
});

/** A row of the payments; `paidAt` is the calendar day on which the money moved. */
export const Payment = z.object({
  id: Id,
  kind: z.enum(paymentKinds),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.number()),
  clientName: z.nullable(z.string()),
  amount: z.number(),
  currency: CurrencyCode,
  method: Method,
  reference: z.string(),
  paidAt: z.string(),
  note: z.string(),
  refersToId: z.nullable(Id),
  isVoided: z.boolean(),
  refundable: z.number(),
  byName: z.nullable(z.string()),
  createdAt: Instant,
});

/** The payment state of an order (rulings §6); `settled` without being paid in full. */
export const payStates = [
  "nothing",
  "deposit_due",
  "part_paid",
  "paid",
  "overpaid",
  "settled",
] as const;

/** A state of an order's payments. */
export type PayState = (typeof payStates)[number];

/** An order's balance, computed from its rows in its own currency; negative when too much was paid. */
export const OrderBalance = z.object({
  currency: CurrencyCode,
  total: z.number(),
  paid: z.number(),
  balance: z.number(),
  deposit: z.number(),
  depositDueDate: z.nullable(z.string()),
  due: z.number(),
  dueDate: z.nullable(z.string()),
  state: z.enum(payStates),
  otherCurrencies: z.array(z.object({ currency: CurrencyCode, paid: z.number() })),
});

const params = z.strictObject({ id: Id });

/** Lists the payments. */
export const listPayments = endpoint({
  id: "payments.list",
  method: "GET",
  path: "/api/payments",
  access: "member",
  capability: "money",
  summary:
    "Lists payments, refunds and voids, the last day first; `q` searches client, order number, reference and note, `from` and `to` bound the day of paying.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text(100)),
    from: z.optional(CalendarDate),
    to: z.optional(CalendarDate),
    method: z.optional(Method),
    currency: z.optional(CurrencyCode),
  }),
  reply: pageOf(Payment),
  errors: ["bad_cursor"],
});

/** Sums the money received. */
export const sumPayments = endpoint({
  id: "payments.sums",
  method: "GET",
  path: "/api/payments/sums",
  access: "member",
  capability: "money",
  summary:
    "Sums the money received in at most 400 days by month of paying (`yyyy-mm`), method and currency: payments less refunds, voids taken back.",
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  reply: z.object({
    items: z.array(
      z.object({ month: z.string(), method: Method, currency: CurrencyCode, amount: z.number() }),
    ),
  }),
  errors: ["range_too_long"],
});

/** An order to be paid for. */
export const PayableOrder = z.object({
  id: Id,
  number: z.number(),
  clientName: z.string(),
  deliveryDate: z.string(),
  isCancelled: z.boolean(),
  currency: CurrencyCode,
  total: z.number(),
  paid: z.number(),
  balance: z.number(),
  depositMissing: z.number(),
});

/** Offers orders while one is typed. */
export const findPayableOrders = endpoint({
  id: "payments.findOrders",
  method: "GET",
  path: "/api/payments/orders",
  access: "member",
  capability: "payments",
  summary:
    "Offers up to 10 orders by client, phone or number with their balances, those with a balance and the nearest delivery date first.",
  query: z.strictObject({ q: z.optional(text(100)), orderId: z.optional(Id) }),
  reply: z.object({ items: z.array(PayableOrder) }),
});

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** The most orders whose balances are asked for at once. */
export const mostBalances = 100;

/** Returns what is still to be paid for the orders of a list. */
export const listOrderBalances = endpoint({
  id: "payments.balances",
  method: "GET",
  path: "/api/payments/balances",
  access: "member",
  capability: "payments",
  summary:
    "Returns the balances of up to 100 orders, given as comma-separated ids: 0 for a cancelled or settled order; unknown orders are left out.",
  query: z.strictObject({
    orderIds: z
      .string("required")
      .check(
        atMost(37 * mostBalances, "invalid"),
        z.regex(new RegExp(`^${uuid}(,${uuid}){0,${mostBalances - 1}}$`, "i"), "invalid"),
      ),
  }),
  reply: z.object({ items: z.array(z.object({ orderId: Id, balance: z.number() })) }),
});

/** Who owes for what. */
export const Debtor = z.object({
  clientId: z.nullable(Id),
  clientName: z.string(),
  phone: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  currency: CurrencyCode,
  amount: z.number(),
  oldestDate: z.string(),
  orders: z.array(
    z.object({
      id: Id,
      number: z.number(),
      deliveryDate: z.string(),
      total: z.number(),
      paid: z.number(),
      amount: z.number(),
      dueDate: z.string(),
      isDeposit: z.boolean(),
    }),
  ),
});

/** How many clients who owe the dashboard names. */
export const debtorsOnDashboard = 3;

/** Lists who owes what is due (rulings §6). */
export const listDebtors = endpoint({
  id: "payments.debtors",
  method: "GET",
  path: "/api/payments/debtors",
  access: "member",
  feature: "payment_tracking",
  isOpenAfterPlan: true,
  capability: "money",
  summary:
    "Lists what is due by client and currency with its orders, the oldest first: balances of orders whose day has come, and deposits whose date has.",
  query: z.strictObject({ ...pageQuery }),
  reply: z.extend(pageOf(Debtor), {
    totals: z.array(
      z.object({ currency: CurrencyCode, amount: z.number(), ordersCount: z.number() }),
    ),
    /** How many clients owe in all currencies, and how many of them since before today. */
    clients: z.object({ count: z.number(), overdue: z.number() }),
  }),
  errors: ["bad_cursor"],
});

/** Records a payment. */
export const createPayment = endpoint({
  id: "payments.create",
  method: "POST",
  path: "/api/payments",
  access: "member",
  feature: "payment_tracking",
  capability: "payments",
  changes: ["payments", "orders"],
  summary:
    "Records a payment, for an order or for none; more than the order's balance, and another currency than the order's, is asked about first.",
  body: PaymentDraft,
  reply: Payment,
  creates: true,
  errors: ["payment_over_balance", "payment_in_other_currency"],
});

/** Hands an order over and takes what is still to be paid: both or none. */
export const handOverOrder = endpoint({
  id: "payments.handOver",
  method: "POST",
  path: "/api/orders/{id}/hand-over",
  access: "member",
  feature: "payment_tracking",
  capability: "payments",
  changes: ["orders", "payments"],
  summary:
    "Completes an order and records `amount` as its payment of today, in the order's currency. Nothing is recorded for an order without a balance, so that two devices never take the money twice; more than the balance is refused.",
  params,
  body: z.strictObject({ amount: Paid, method: Method }),
  reply: z.object({ paymentId: z.nullable(Id) }),
  creates: true,
  errors: ["order_is_cancelled", "payment_over_balance"],
});

/** Undoes a handover, with the payment that it recorded, where it did. */
export const undoHandOver = endpoint({
  id: "payments.undoHandOver",
  method: "POST",
  path: "/api/orders/{id}/hand-over/undo",
  access: "member",
  capability: "money",
  changes: ["orders", "payments"],
  summary:
    "Moves an order back to the state that it had before it was handed over and voids the payment recorded with it, where there was one.",
  params,
  body: z.strictObject({ status: z.enum(orderStatuses, "invalid"), paymentId: z.optional(Id) }),
  reply: Done,
  errors: ["order_is_cancelled", "payment_voided", "payment_has_refunds"],
});

/** Returns one payment. */
export const getPayment = endpoint({
  id: "payments.get",
  method: "GET",
  path: "/api/payments/{id}",
  access: "member",
  capability: "payments",
  summary: "Returns one payment, refund or void.",
  params,
  reply: Payment,
});

/** Voids a payment or refund that was recorded by mistake. */
export const voidPayment = endpoint({
  id: "payments.void",
  method: "POST",
  path: "/api/payments/{id}/void",
  access: "member",
  capability: "money",
  changes: ["payments"],
  summary: "Voids a payment or refund that was recorded by mistake; the void is a row of its own.",
  params,
  reply: Payment,
  errors: ["payment_voided", "payment_has_refunds"],
});

/** Gives a payment back, in whole or in part. */
export const refundPayment = endpoint({
  id: "payments.refund",
  method: "POST",
  path: "/api/payments/{id}/refund",
  access: "member",
  capability: "money",
  changes: ["payments"],
  summary: "Records that a payment was given back, in whole or in part; a row of its own.",
  params,
  body: z.strictObject({
    amount: Paid,
    method: z.optional(Method),
    reference: z.optional(text(120)),
    paidAt: optionalOf(CalendarDate),
    note: z.optional(text(500)),
  }),
  reply: Payment,
  creates: true,
  errors: ["payment_voided", "refund_too_big"],
});

/** Returns an order's payments and balance. */
export const listOrderPayments = endpoint({
  id: "payments.ofOrder",
  method: "GET",
  path: "/api/orders/{id}/payments",
  access: "member",
  capability: "payments",
  summary: "Returns all payments of an order, oldest first, and its balance.",
  params,
  reply: z.object({ balance: OrderBalance, items: z.array(Payment) }),
});
