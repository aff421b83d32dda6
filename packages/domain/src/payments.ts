import type { Input } from "@marzipan/contract/endpoint";
import type { PaymentKind, PayState, createPayment } from "@marzipan/contract/payments";
import type { FieldsOf } from "./fields.ts";
import { depositMinor } from "./orders.ts";
import type { OrderFields } from "./orders.ts";

type SentBody = Input<typeof createPayment>["body"];

/**
 * What of a payment its owner writes: every field of the contract, the amount in minor units, without what only
 * confirms. Refunds and voids have the same fields.
 */
export interface PaymentFields extends Omit<
  FieldsOf<SentBody, "confirmsOver" | "confirmsCurrency">,
  "amount" | "paidAt"
> {
  amountMinor: number;
  paidAt: string;
}

/** One row of the payments, as far as sums need it: nothing is edited away, a mistake and a refund are rows of their own (rulings §6). Money in minor units, never negative. */
export interface PaymentEntry {
  id: string;
  kind: PaymentKind;
  amountMinor: number;
  currency: string;
  /** The row that a refund or a void is about. */
  refersToId: string | null;
}

/** Returns what a row adds to the money received, in minor units: a void takes back what the voided row added. */
export function effectMinor(
  kind: PaymentKind,
  amountMinor: number,
  voided: PaymentKind = "payment",
): number {
  if (kind === "payment") return amountMinor;
  if (kind === "refund") return -amountMinor;
  return voided === "refund" ? amountMinor : -amountMinor;
}

/** Returns what was paid in a currency by rows that belong together; other currencies stay apart (rulings §1). */
export function paidMinor(entries: readonly PaymentEntry[], currency: string): number {
  const kinds = new Map(entries.map((entry) => [entry.id, entry.kind]));
  return entries
    .filter((entry) => entry.currency === currency)
    .reduce((sum, entry) => {
      const voided = kinds.get(entry.refersToId ?? "") ?? "payment";
      return sum + effectMinor(entry.kind, entry.amountMinor, voided);
    }, 0);
}

/** Returns whether a row was voided. */
export function isVoided(id: string, entries: readonly PaymentEntry[]): boolean {
  return entries.some((entry) => entry.kind === "void" && entry.refersToId === id);
}

/** Returns what of a payment can still be given back, in minor units: nothing of one that was voided. */
export function refundableMinor(payment: PaymentEntry, entries: readonly PaymentEntry[]): number {
  if (payment.kind !== "payment" || isVoided(payment.id, entries)) return 0;
  const refunded = entries
    .filter((entry) => entry.kind === "refund" && entry.refersToId === payment.id)
    .filter((entry) => !isVoided(entry.id, entries))
    .reduce((sum, entry) => sum + entry.amountMinor, 0);
  return payment.amountMinor - refunded;
}

/** Returns why a row cannot be voided: it was before, it is a void itself, or it has refunds that stand. */
export function refusalOfVoid(
  entry: PaymentEntry,
  entries: readonly PaymentEntry[],
): "payment_voided" | "payment_has_refunds" | null {
  if (entry.kind === "void" || isVoided(entry.id, entries)) return "payment_voided";
  const hasRefunds =
    entry.kind === "payment" && refundableMinor(entry, entries) < entry.amountMinor;
  return hasRefunds ? "payment_has_refunds" : null;
}

/** What of an order decides on what is owed for it. */
export interface Owing extends Pick<
  OrderFields,
  "depositKind" | "depositValueMinor" | "depositDueDate" | "deliveryDate"
> {
  totalMinor: number;
  isCancelled: boolean;
  /** Whether it counts as settled whatever was recorded (`isSettled`). */
  isSettled: boolean;
}

/** Returns what an order costs: its total, nothing once it is cancelled (rulings §4). */
export function owedMinor(order: Pick<Owing, "totalMinor" | "isCancelled">): number {
  return order.isCancelled ? 0 : order.totalMinor;
}

/**
 * Returns an order's outstanding balance, computed and never stored: negative when more was paid than is owed, never
 * positive for a settled order (rulings §6).
 */
export function balanceMinor(
  order: Pick<Owing, "totalMinor" | "isCancelled" | "isSettled">,
  paid: number,
): number {
  const balance = owedMinor(order) - paid;
  return order.isSettled ? Math.min(0, balance) : balance;
}

/** Returns the payment state of an order; a deposit counts as due until it is paid in full. */
export function payStateOf(order: Owing, paid: number): PayState {
  const owed = owedMinor(order);
  if (paid > owed) return "overpaid";
  if (owed > 0 && paid === owed) return "paid";
  if (order.isSettled && owed > 0) return "settled";
  if (!order.isCancelled && paid < depositMinor(order, order.totalMinor)) return "deposit_due";
  return paid > 0 ? "part_paid" : "nothing";
}

/** What is due of an order on a day, and since when. */
export interface DueNow {
  amountMinor: number;
  dueDate: string;
}

/**
 * Returns what is due on a day: the whole balance from the delivery date on, before it what is missing of the
 * deposit once its date has come; nothing of a cancelled order (rulings §6).
 */
export function dueOn(order: Owing, paid: number, today: string): DueNow | null {
  const balance = balanceMinor(order, paid);
  if (order.isCancelled || balance <= 0) return null;
  if (order.deliveryDate <= today) return { amountMinor: balance, dueDate: order.deliveryDate };
  const missing = depositMinor(order, order.totalMinor) - paid;
  if (missing <= 0 || order.depositDueDate === null || order.depositDueDate > today) return null;
  return { amountMinor: missing, dueDate: order.depositDueDate };
}
