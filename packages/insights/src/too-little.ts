import type { Currency } from "@marzipan/contract/currencies";
import { addDays, addMonths, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { type Books, inCurrency, orderedIn, soldIn } from "./books.ts";
import type { InsightKind } from "./insight.ts";

/** What cannot be said yet: how many records there are, and how many it needs at least. */
export interface TooLittle {
  kind: InsightKind;
  sample: { count: number; least: number };
}

/** Returns the largest number of rows that share a key. */
function most<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): number {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * Returns the samples of the completed orders of twelve weeks: from how many on the first insights on sales
 * can be expected.
 */
export function orderSample(books: Books, own: Currency, today: string): TooLittle["sample"] {
  const { orders } = inCurrency(books, own, today);
  return { count: soldIn(orders, [addDays(today, -84), addDays(today, -1)]).length, least: 30 };
}

/** Returns the kinds that the books in the business's own currency are too few for. */
export function findTooLittle(books: Books, own: Currency, today: string): TooLittle[] {
  const { orders, requests, expenses, purchases } = inCurrency(books, own, today);
  const month = monthStart(today);
  const weeks: Span = [addDays(today, -84), addDays(today, -1)];
  const yearAgo: Span = [addDays(weeks[0], -364), addDays(weeks[1], -364)];
  const recent = soldIn(orders, weeks).length;
  const halfYear = soldIn(orders, [addMonths(month, -6), addDays(month, -1)]).length;
  const earlier: Span = [addDays(today, -240), addDays(today, -61)];
  const answered = requests.filter(
    ({ state, sentOn }) => state !== "open" && sentOn >= earlier[0] && sentOn <= earlier[1],
  );
  const lines = orderedIn(orders, [addDays(today, -180), "9999-12-31"]).flatMap((one) => one.lines);
  const months = new Set(
    expenses
      .filter(({ day }) => day < month)
      .map(({ category, day }) => category + day.slice(0, 7)),
  );
  const samples: readonly [InsightKind, count: number, least: number][] = [
    ["revenue_trend", Math.min(recent, soldIn(orders, yearAgo).length), 20],
    ["best_item", recent, 30],
    ["sinking_item", soldIn(orders, [addDays(today, -168), addDays(today, -43)]).length, 30],
    ["price_below_usual", most(lines, ({ itemId }) => itemId), 5],
    ["client_stopped", most(orders, (one) => (one.isCancelled ? null : one.clientId)), 5],
    ["weekday_full", recent, 60],
    [
      "cancelled_more",
      orders.filter(({ day }) => day >= earlier[0] && day <= earlier[1]).length,
      20,
    ],
    ["declined_more", answered.length, 20],
    ["expense_jumped", most([...months], (one) => one.slice(0, -7)), 7],
    ["supplier_price_rose", most(purchases, ({ supplier, item }) => `${supplier} ${item}`), 5],
    ["month_end", halfYear, 60],
  ];
  return samples
    .filter(([, count, least]) => count < least)
    .map(([kind, count, least]) => ({ kind, sample: { count, least } }));
}
