import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as payments from "@marzipan/contract/payments";
import { daysBetween } from "@marzipan/domain/dates";
import { toMajor } from "@marzipan/domain/money";
import { balanceMinor } from "@marzipan/domain/payments";
import { likePattern } from "@marzipan/domain/search";
import { orderWords, withOrderNumber } from "@marzipan/domain/order-search";
import { wordPatterns } from "@marzipan/domain/search-words";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { sumCashMethods } from "../figures/figures.actions.ts";
import { findCandidates } from "../order-search-index/order-search-index.actions.ts";
import * as store from "./payment-lists.store.ts";
import type { DebtorRow, PayableRow } from "./payment-lists.store.ts";
import { describePayment } from "./payments.actions.ts";

/** Lists a page of payments, refunds and voids, the last day first. */
export async function listPayments(
  tx: Tx,
  query: Input<typeof payments.listPayments>["query"],
): Promise<ReplyOf<typeof payments.listPayments>> {
  const { from, to, method, currency, limit } = query;
  const rows = await store.listPayments(tx, {
    patterns: wordPatterns(withOrderNumber(query.q ?? "")),
    from,
    to,
    method,
    currency,
    limit: limit + 1,
    after: readCursorOf(query.cursor, ["day", "id"]),
  });
  const { items, nextCursor } = cutPage(rows, limit, (row) => [row.paid_date, row.id]);
  return { items: items.map(describePayment), nextCursor };
}

/** The most days that are summed at once: a year and a month. */
const mostDays = 400;

/** Sums the money received in at most 400 days by month, method and currency. */
export async function sumPayments(
  tx: Tx,
  { from, to }: Input<typeof payments.sumPayments>["query"],
): Promise<ReplyOf<typeof payments.sumPayments>> {
  if (to < from) throw fieldError("to", "date_order");
  if (daysBetween(from, to) >= mostDays) throw new AppError("range_too_long", { limit: mostDays });
  const sums = await sumCashMethods(tx, [from, to]);
  return {
    items: sums.map(({ amountMinor, ...sum }) => ({ ...sum, amount: toMajor(amountMinor) })),
  };
}

/** Returns what is still to be paid for the orders of a list. */
export async function listOrderBalances(
  tx: Tx,
  { orderIds }: Input<typeof payments.listOrderBalances>["query"],
): Promise<ReplyOf<typeof payments.listOrderBalances>> {
  const rows = await store.listBalances(tx, orderIds.split(","));
  return {
    items: rows.map((row) => ({ orderId: row.order_id, balance: toMajor(row.balance_minor) })),
  };
}

const mostOffered = 10;

/** Offers orders to pay for, by the letters typed so far or the one of an id, with their balances. */
export async function findPayableOrders(
  tx: Tx<"session">,
  { q, orderId }: Input<typeof payments.findPayableOrders>["query"],
): Promise<ReplyOf<typeof payments.findPayableOrders>> {
  const { today } = memberOf(await tx.entered, tx.now);
  const words = orderWords(q ?? "");
  const among = words.length > 0 && !orderId ? await findCandidates(tx, words) : null;
  const rows = await store.findPayable(
    tx,
    words.map(likePattern),
    orderId ?? null,
    today,
    mostOffered,
    among,
  );
  return { items: rows.map(describePayable) };
}

/** A deposit that is not paid yet is what is offered first, then the balance. */
function describePayable(
  row: PayableRow,
): ReplyOf<typeof payments.findPayableOrders>["items"][number] {
  const owed = row.is_cancelled ? 0 : row.total_minor;
  const { is_cancelled: isCancelled, is_settled: isSettled, total_minor: totalMinor } = row;
  const missing = isCancelled || isSettled ? 0 : row.deposit_minor - row.paid_minor;
  const balance = balanceMinor({ totalMinor, isCancelled, isSettled }, row.paid_minor);
  return {
    id: row.id,
    number: row.number,
    clientName: row.client_name,
    deliveryDate: row.delivery_date,
    isCancelled: row.is_cancelled,
    currency: row.currency,
    total: toMajor(owed),
    paid: toMajor(row.paid_minor),
    balance: toMajor(balance),
    depositMissing: toMajor(Math.max(0, missing)),
  };
}

type Debtors = ReplyOf<typeof payments.listDebtors>;

const noDebts: store.Debts = { debtors: [], totals: [], clients: 0, overdueClients: 0 };

/** Lists who owes what is due on the business's day, the oldest first, with the sums of all; empty for a business that never could record payments. */
export async function listDebtors(
  tx: Tx<"session">,
  { limit, cursor }: Input<typeof payments.listDebtors>["query"],
): Promise<Debtors> {
  const { today, tracksPayments } = memberOf(await tx.entered, tx.now);
  const after = readCursorOf(cursor, ["day", "text", "text"]);
  const { debtors, totals, clients, overdueClients } = tracksPayments
    ? await store.listDebts(tx, today, after, limit + 1)
    : noDebts;
  const page = cutPage(debtors, limit, (row) => [row.oldest_date, row.debtor, row.currency]);
  return {
    items: page.items.map(describeDebtor),
    nextCursor: page.nextCursor,
    totals: totals.map(({ currency, amountMinor, ordersCount }) => ({
      currency,
      amount: toMajor(amountMinor),
      ordersCount,
    })),
    clients: { count: clients, overdue: overdueClients },
  };
}

function describeDebtor(row: DebtorRow): Debtors["items"][number] {
  return {
    clientId: row.client_id,
    clientName: row.client_name,
    phone: row.phone,
    language: row.language,
    currency: row.currency,
    amount: toMajor(row.amount_minor),
    oldestDate: row.oldest_date,
    orders: row.orders.map(({ totalMinor, paidMinor, amountMinor, ...order }) => ({
      ...order,
      total: toMajor(totalMinor),
      paid: toMajor(paidMinor),
      amount: toMajor(amountMinor),
    })),
  };
}
