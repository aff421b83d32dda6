import { currencies } from "@marzipan/contract/currencies";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as payments from "@marzipan/contract/payments";
import { toMajor, toMinor } from "@marzipan/domain/money";
import { problemOfPaymentDay } from "@marzipan/domain/money-days";
import { depositMinor, totalMinor } from "@marzipan/domain/orders";
import {
  balanceMinor,
  dueOn,
  effectMinor,
  isVoided,
  owedMinor,
  paidMinor,
  payStateOf,
  refundableMinor,
  refusalOfVoid,
} from "@marzipan/domain/payments";
import type { Owing, PaymentEntry, PaymentFields } from "@marzipan/domain/payments";
import { normalise } from "@marzipan/domain/search";
import type * as z from "zod/mini";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import type { Member } from "../../platform/account/member.ts";
import { keepPayment } from "../figures/day-sums.actions.ts";
import { holdOrder, openOrder, readAnyOrder } from "../orders/order-state.actions.ts";
import {
  addPayment,
  columnsOf,
  hasStanding,
  listAbout,
  listOfOrder,
  loadPayment,
  lockPayment,
} from "./payments.store.ts";
import type { NewPayment, PaymentRow } from "./payments.store.ts";

/** An order as it is opened for a payment. */
type PaidOrder = Awaited<ReturnType<typeof openOrder>>["order"];

/** A row's reply. */
export type PaymentReply = z.output<typeof payments.Payment>;
type BalanceReply = z.output<typeof payments.OrderBalance>;

/** Returns a row as it goes over the wire. */
export function describePayment(row: PaymentRow): PaymentReply {
  const canRefund = row.kind === "payment" && !row.is_voided;
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    orderNumber: row.order_number,
    clientName: row.client_name,
    amount: toMajor(row.amount_minor),
    currency: row.currency,
    method: row.method,
    reference: row.reference,
    paidAt: row.paid_date,
    note: row.note,
    refersToId: row.refers_to_id,
    isVoided: row.is_voided,
    refundable: canRefund ? toMajor(row.amount_minor - row.refunded_minor) : 0,
    byName: row.by_name,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns one row. */
export async function getPayment(tx: Tx, id: string): Promise<PaymentReply> {
  const row = await loadPayment(tx, id);
  if (!row) throw new AppError("not_found");
  return describePayment(row);
}

/** Returns whether an order has payments that are not voided. */
export async function hasPayments(tx: Tx, orderId: string): Promise<boolean> {
  return await hasStanding(tx, orderId);
}

/** Returns what of an order decides on what is owed for it. */
function owingOf({ fields, cancelledAt, isSettled }: PaidOrder): Owing {
  const { deliveryDate, depositKind, depositValueMinor, depositDueDate } = fields;
  return {
    deliveryDate,
    depositKind,
    depositValueMinor,
    depositDueDate,
    totalMinor: totalMinor(fields),
    isCancelled: cancelledAt !== null,
    isSettled,
  };
}

/**
 * Records a payment, in the order's currency or the business's, dated today unless told otherwise. More than the
 * order's balance is refused until `confirmsOver` says that it is meant, and another currency than the order's,
 * which stays apart from the balance, until `confirmsCurrency` does (rulings §6).
 */
export async function createPayment(
  tx: Tx<"session">,
  body: Input<typeof payments.createPayment>["body"],
): Promise<PaymentReply> {
  const member = memberOf(await tx.entered, tx.now);
  const order = body.orderId ? (await openOrder(tx, body.orderId)).order : null;
  const currency = body.currency ?? order?.fields.currency ?? member.currency;
  const amount = toMinor(body.amount);
  const day = body.paidAt ?? member.today;
  refuseDay(day, member.today);
  if (order && order.fields.currency !== currency) {
    if (body.confirmsCurrency !== true) await refuseCurrency(tx, order);
  } else if (order && body.confirmsOver !== true) {
    await refuseOver(tx, order, amount);
  }
  const fields: PaymentFields = {
    orderId: order?.id ?? null,
    amountMinor: amount,
    currency,
    method: body.method,
    reference: body.reference ?? "",
    note: body.note ?? "",
    paidAt: day,
  };
  const place = {
    kind: "payment",
    order_number: order?.number ?? null,
    refers_to_id: null,
    effect_minor: effectMinor("payment", amount),
  } as const;
  return await store(tx, member, fields, place, order);
}

function refuseDay(day: string, today: string, paymentDay?: string): void {
  const problem = problemOfPaymentDay(day, today, paymentDay);
  if (problem) throw fieldError("paidAt", problem);
}

async function refuseOver(tx: Tx, order: PaidOrder, amount: number): Promise<void> {
  const { currency } = order.fields;
  const balance = await balanceOf(tx, order);
  if (amount <= balance) return;
  throw new AppError("payment_over_balance", { balance: toMajor(balance), currency });
}

async function refuseCurrency(tx: Tx, order: PaidOrder): Promise<never> {
  const { currency } = order.fields;
  const balance = toMajor(await balanceOf(tx, order));
  throw new AppError("payment_in_other_currency", { balance, currency });
}

/** Returns what is still to be paid for an opened order, in minor units; negative when too much was paid. */
export async function balanceOf(tx: Tx, order: PaidOrder): Promise<number> {
  const entries = (await listOfOrder(tx, order.id)).map(entryOf);
  return balanceMinor(owingOf(order), paidMinor(entries, order.fields.currency));
}

function entryOf(row: PaymentRow): PaymentEntry {
  const { id, kind, amount_minor: amountMinor, currency, refers_to_id: refersToId } = row;
  return { id, kind, amountMinor, currency, refersToId };
}

async function store(
  tx: Tx,
  member: Member,
  fields: PaymentFields,
  place: Pick<NewPayment, "kind" | "order_number" | "refers_to_id" | "effect_minor">,
  order: PaidOrder | null,
): Promise<PaymentReply> {
  const { reference, note } = fields;
  const { order_number: number } = place;
  const id = makeId();
  const row = addPayment(tx, {
    ...columnsOf(fields),
    ...place,
    id,
    search_key: normalise([number === null ? "" : `#${number}`, reference, note].join("\n")),
    account_id: member.accountId,
    by_name: member.fullName,
  });
  const { paidAt: paidDate, currency, method } = fields;
  const { kind, effect_minor: effectOfRow } = place;
  const summed = { kind, paidDate, currency, method, effectMinor: effectOfRow };
  await tx.send([row, ...keepPayment(tx, summed, order)]);
  return await getPayment(tx, id);
}

async function openPayment(
  tx: Tx,
  id: string,
): Promise<{
  row: PaymentRow;
  entry: PaymentEntry;
  entries: PaymentEntry[];
  order: PaidOrder | null;
}> {
  // The order is locked before its payment, as by anyone who pays for it.
  const orderId = (await loadPayment(tx, id))?.order_id ?? null;
  const order = orderId === null ? null : ((await holdOrder(tx, orderId)) ?? null);
  await lockPayment(tx, id);
  const rows = await listAbout(tx, id);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError("not_found");
  return { row, entry: entryOf(row), entries: rows.map(entryOf), order };
}

/**
 * Voids a payment or refund by a row dated like it, so that no sum contains it; refused for a row
 * that is voided already or has refunds.
 */
export async function voidPayment(tx: Tx<"session">, id: string): Promise<PaymentReply> {
  const member = memberOf(await tx.entered, tx.now);
  const { row, entry, entries, order } = await openPayment(tx, id);
  const refusal = refusalOfVoid(entry, entries);
  if (refusal) throw new AppError(refusal);
  return await store(
    tx,
    member,
    { ...fieldsOf(row), note: "" },
    { ...about(row), kind: "void", effect_minor: effectMinor("void", row.amount_minor, row.kind) },
    order,
  );
}

/** Records that a payment was given back, in whole or in part, today unless told otherwise; never more than is left of it. */
export async function refundPayment(
  tx: Tx<"session">,
  id: string,
  body: Input<typeof payments.refundPayment>["body"],
): Promise<PaymentReply> {
  const member = memberOf(await tx.entered, tx.now);
  const { row, entry, entries, order } = await openPayment(tx, id);
  if (row.kind !== "payment" || isVoided(id, entries)) throw new AppError("payment_voided");
  const amount = toMinor(body.amount);
  const left = refundableMinor(entry, entries);
  const day = body.paidAt ?? member.today;
  refuseDay(day, member.today, row.paid_date);
  if (amount > left) throw new AppError("refund_too_big", { limit: toMajor(left) });
  const fields: PaymentFields = {
    ...fieldsOf(row),
    amountMinor: amount,
    method: body.method ?? row.method,
    reference: body.reference ?? "",
    note: body.note ?? "",
    paidAt: day,
  };
  const effect = effectMinor("refund", amount);
  const place = { ...about(row), kind: "refund", effect_minor: effect } as const;
  return await store(tx, member, fields, place, order);
}

function fieldsOf(row: PaymentRow): PaymentFields {
  return {
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    method: row.method,
    reference: row.reference,
    note: row.note,
    paidAt: row.paid_date,
  };
}

function about({ id, order_number }: PaymentRow) {
  return { refers_to_id: id, order_number };
}

/** Returns an order's balance on the business's day, from its rows; nothing is due where payments could never be recorded. */
function describeBalance(
  order: PaidOrder,
  entries: readonly PaymentEntry[],
  { today, tracksPayments }: Member,
): BalanceReply {
  const { currency, depositDueDate } = order.fields;
  const owing = owingOf(order);
  const paid = paidMinor(entries, currency);
  const due = tracksPayments ? dueOn(owing, paid, today) : null;
  return {
    currency,
    total: toMajor(owedMinor(owing)),
    paid: toMajor(paid),
    balance: toMajor(balanceMinor(owing, paid)),
    deposit: toMajor(depositMinor(order.fields, owing.totalMinor)),
    depositDueDate,
    due: toMajor(due?.amountMinor ?? 0),
    dueDate: due?.dueDate ?? null,
    state: payStateOf(owing, paid),
    otherCurrencies: currencies
      .filter((other) => other !== currency)
      .map((other) => ({ currency: other, paid: toMajor(paidMinor(entries, other)) }))
      .filter((other) => other.paid !== 0),
  };
}

/** Returns an order's rows and balance, also of one in Recently deleted. */
export async function listOrderPayments(
  tx: Tx<"session">,
  orderId: string,
): Promise<ReplyOf<typeof payments.listOrderPayments>> {
  const [session, order, rows] = await together([
    tx.entered,
    readAnyOrder(tx, orderId),
    listOfOrder(tx, orderId),
  ]);
  const member = memberOf(session, tx.now);
  return {
    balance: describeBalance(order, rows.map(entryOf), member),
    items: rows.map(describePayment),
  };
}
