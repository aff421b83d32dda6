import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as expenses from "@marzipan/contract/expenses";
import { daysBetween } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import { toMajorOf } from "@marzipan/domain/money";
import { wordPatterns } from "@marzipan/domain/search-words";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import * as store from "./expense-lists.store.ts";
import { expensesByMonth } from "../figures/figures.actions.ts";
import { describeExpense } from "./expenses.actions.ts";
import type { ExpenseRow } from "./expenses.store.ts";

type Page = ReplyOf<typeof expenses.listExpenses>;

/** Lists a page of expenses, the last day first; the deleted ones by the time of deleting, for 30 days. */
export async function listExpenses(
  tx: Tx,
  deps: Deps,
  query: Input<typeof expenses.listExpenses>["query"],
): Promise<Page> {
  const { cursor, limit, from, to, category, currency, creditForId } = query;
  const patterns = wordPatterns(query.q ?? "");
  const page = { patterns, from, to, category, currency, creditForId, limit: limit + 1 };
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
export async function sumExpenses(
  tx: Tx,
  { from, to }: Input<typeof expenses.sumExpenses>["query"],
): Promise<ReplyOf<typeof expenses.sumExpenses>> {
  if (to < from) throw fieldError("to", "date_order");
  if (daysBetween(from, to) >= mostDays) throw new AppError("range_too_long", { limit: mostDays });
  const sums = await expensesByMonth(tx, [from, to]);
  return {
    items: sums.map(({ amountMinor, withFile: _withFile, ...sum }) => ({
      ...sum,
      currency: sum.currency as IsoCurrency,
      amount: toMajorOf(amountMinor, sum.currency),
    })),
  };
}
