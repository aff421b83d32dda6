import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { listExpenses, sumExpenses } from "@marzipan/contract/expenses";
import { daysBetween } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import type { MonthSpans } from "@marzipan/domain/months";
import { toMajorOf } from "@marzipan/domain/money";
import { wordPatterns } from "@marzipan/domain/search-words";
import { AppError, fieldError } from "../../platform/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import * as store from "./expense-lists.store.ts";
import { describeExpense } from "./expenses.actions.ts";
import type { ExpenseRow } from "./expenses.store.ts";

type Page = ReplyOf<typeof listExpenses>;

/** Lists a page of expenses, the last day first; the deleted ones by the time of deleting, for 30 days. */
export async function pageOfExpenses(
  tx: Tx,
  deps: Deps,
  query: Input<typeof listExpenses>["query"],
): Promise<Page> {
  const { cursor, limit, from, to, category } = query;
  const patterns = wordPatterns(query.q ?? "");
  const page = { patterns, from, to, category, limit: limit + 1 };
  if (query.deleted) {
    const after = readCursorOf(cursor, ["instant", "id"]);
    const rows = await store.listDeleted(tx, page, restorableSince(tx.now), after);
    return describePage(tx, deps, rows, limit, (row) => row.deleted_at?.toISOString() ?? "");
  }
  const rows = await store.listByDate(tx, page, readCursorOf(cursor, ["day", "id"]));
  return describePage(tx, deps, rows, limit, (row) => row.date);
}

function describePage(
  tx: Tx,
  deps: Deps,
  rows: ExpenseRow[],
  limit: number,
  sortValue: (row: ExpenseRow) => string,
): Page {
  const { items, nextCursor } = cutPage(rows, limit, (row) => [sortValue(row), row.id]);
  return { items: items.map((row) => describeExpense(tx, deps, row)), nextCursor };
}

/** The most days that are summed at once: a year and a month. */
const mostDays = 400;

/** Sums the expenses of at most 400 days by month, category and currency. */
export async function sumsOfExpenses(
  tx: Tx,
  { from, to }: Input<typeof sumExpenses>["query"],
): Promise<ReplyOf<typeof sumExpenses>> {
  if (to < from) throw fieldError("to", "date_order");
  if (daysBetween(from, to) >= mostDays) throw new AppError("range_too_long", { limit: mostDays });
  const sums = await store.sumExpenses(tx, from, to);
  return {
    items: sums.map(({ amountMinor, ...sum }) => ({
      ...sum,
      amount: toMajorOf(amountMinor, sum.currency),
    })),
  };
}

/** What was spent in one currency this month and the last, in major units. */
export interface ExpenseMonths {
  currency: string;
  thisMonth: number;
  lastMonthSameDays: number;
  lastMonth: number;
}

/** Sums the expenses of this month and the last by currency, the business's own first. */
export async function monthsOfExpenses(
  tx: Tx,
  spans: MonthSpans,
  own: string,
): Promise<ExpenseMonths[]> {
  const sums = await store.sumMonths(tx, spans);
  return sums
    .toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own))
    .map(({ currency, thisMonthMinor, lastMonthSameDaysMinor, lastMonthMinor }) => ({
      currency,
      thisMonth: toMajorOf(thisMonthMinor, currency),
      lastMonthSameDays: toMajorOf(lastMonthSameDaysMinor, currency),
      lastMonth: toMajorOf(lastMonthMinor, currency),
    }));
}
