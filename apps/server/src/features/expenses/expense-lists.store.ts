import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { MonthSpans } from "@marzipan/domain/months";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { selectExpenses } from "./expenses.store.ts";

/** Which page of which expenses a list asks for; patterns must all be found. */
export interface ExpensePage {
  patterns: readonly string[];
  from: string | undefined;
  to: string | undefined;
  category: ExpenseCategory | undefined;
  limit: number;
}

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

function selectFound(tx: Tx, page: ExpensePage) {
  let query = selectExpenses(tx).limit(page.limit);
  if (page.category) query = query.where("expense.category", "=", page.category);
  if (page.from) query = query.where("expense.date", ">=", page.from);
  if (page.to) query = query.where("expense.date", "<=", page.to);
  for (const pattern of page.patterns) query = query.where("expense.search_key", "like", pattern);
  return query;
}

/** Lists expenses, the last day first, after the day and id where the last page ended. */
export async function listByDate(tx: Tx, page: ExpensePage, after: After) {
  let query = selectFound(tx, page)
    .where("expense.deleted_at", "is", null)
    .orderBy("expense.date", "desc")
    .orderBy("expense.id", "desc");
  if (after) {
    query = query
      .where(sql<boolean>`(expense.date, expense.id) < (${after[0]}::date, ${after[1]}::uuid)`)
      .where("expense.date", "<=", after[0]);
  }
  return await tx.rows(query);
}

/** Lists expenses deleted since an instant, the last deleted first. */
export async function listDeleted(tx: Tx, page: ExpensePage, since: Date, after: After) {
  let query = selectFound(tx, page)
    .where("expense.deleted_at", ">", since)
    .orderBy("expense.deleted_at", "desc")
    .orderBy("expense.id", "desc");
  if (after) {
    query = query.where(
      sql<boolean>`(expense.deleted_at, expense.id) < (${after[0]}, ${after[1]})`,
    );
  }
  return await tx.rows(query);
}

/** What was spent in a month, category and currency, in minor units. */
export interface ExpenseSum {
  month: string;
  category: ExpenseCategory;
  currency: IsoCurrency;
  amountMinor: number;
  count: number;
}

/** Sums the expenses of a span by month, category and currency, months in order. */
export async function sumExpenses(tx: Tx, from: string, to: string): Promise<ExpenseSum[]> {
  return await tx.query<ExpenseSum>({
    name: "expense_sums",
    text: `select to_char(date, 'YYYY-MM') as month, category, currency,
        sum(amount_minor)::bigint as "amountMinor", count(*) as count
      from expense where business_id = $1 and deleted_at is null and date between $2 and $3
      group by 1, 2, 3 order by 1, 2, 3`,
    values: [tx.businessId, from, to],
  });
}

/** What was spent in one currency, in minor units. */
export interface MonthExpenses {
  currency: IsoCurrency;
  thisMonthMinor: number;
  lastMonthSameDaysMinor: number;
  lastMonthMinor: number;
}

/** Sums the expenses of this month and the last by currency. */
export async function sumMonths(tx: Tx, spans: MonthSpans): Promise<MonthExpenses[]> {
  const sum = (days: string): string =>
    `coalesce(sum(amount_minor) filter (where date between ${days}), 0)::bigint`;
  return await tx.query<MonthExpenses>({
    name: "expense_months",
    text: `select currency, ${sum("$2 and $3")} as "thisMonthMinor",
        ${sum("$4 and $5")} as "lastMonthSameDaysMinor", ${sum("$4 and $6")} as "lastMonthMinor"
      from expense where business_id = $1 and deleted_at is null and date between $4 and $3
      group by currency order by currency`,
    values: [tx.businessId, spans.from, spans.to, spans.lastFrom, spans.lastTo, spans.lastEnd],
  });
}
