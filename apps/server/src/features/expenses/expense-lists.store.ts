import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { searchedAs } from "../../platform/database/searched-as.ts";
import { selectExpenses } from "./expenses.store.ts";

/** Which page of which expenses a list asks for; patterns must all be found. */
export interface ExpensePage {
  patterns: readonly string[];
  from: string | undefined;
  to: string | undefined;
  category: ExpenseCategory | undefined;
  currency?: IsoCurrency | undefined;
  /** The expense whose credits are listed. */
  creditForId?: string | undefined;
  limit: number;
}

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

function selectFound(tx: Tx, page: ExpensePage) {
  let query = selectExpenses(tx).limit(page.limit);
  if (page.category) query = query.where("expense.category", "=", page.category);
  if (page.currency) query = query.where("expense.currency", "=", page.currency);
  if (page.creditForId) query = query.where("expense.credit_for_id", "=", page.creditForId);
  if (page.from) query = query.where("expense.date", ">=", page.from);
  if (page.to) query = query.where("expense.date", "<=", page.to);
  const searched = sql.raw<string>(searchedAs("expense.search_key", page.patterns));
  for (const pattern of page.patterns) query = query.where(searched, "like", pattern);
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
  return await tx.query(query);
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
  return await tx.query(query);
}
