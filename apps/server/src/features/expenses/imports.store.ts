import type { BookedExpense } from "@marzipan/domain/imports/expense-book";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { selectExpenses } from "./expenses.store.ts";
import type { ExpenseRow } from "./expenses.store.ts";

/** Lists the expenses of some days that are not deleted, without those that the import itself made. */
export async function listAlike(
  tx: Tx,
  days: readonly string[],
  importId: string | null,
): Promise<BookedExpense[]> {
  return await tx.query<BookedExpense>({
    name: "expenses_like",
    text: `select e.id, e.business_name as name, e.date, e.amount_minor as "amountMinor", e.currency,
        e.receipt_number as "receiptNumber"
      from expense e where e.business_id = $1 and e.date = any ($2::date[]) and e.deleted_at is null
        and not exists (select from import_row r
          where r.business_id = $1 and r.import_id = $3::uuid and r.entry_id = e.id)
      order by e.id`,
    values: [tx.businessId, [...new Set(days)], importId],
  });
}

/** Returns those of some ids that are expenses which a credit can belong to: neither deleted nor credits themselves. */
export async function keepCreditable(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>({
    name: "creditable_expenses",
    text: `select id from expense
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null and amount_minor > 0`,
    values: [tx.businessId, [...new Set(ids)]],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Lists those of the expenses that are not deleted, locked until the transaction ends. */
export async function lockKept(tx: Tx, ids: readonly string[]): Promise<ExpenseRow[]> {
  return await tx.query(
    selectExpenses(tx)
      .where("expense.id", "in", ids)
      .where("expense.deleted_at", "is", null)
      .orderBy("expense.id")
      .forUpdate("expense"),
  );
}

/** Asks to delete expenses for 30 days. */
export function markAllDeleted(tx: Tx, ids: readonly string[]): Statement {
  return {
    name: "delete_expenses",
    text: "update expense set deleted_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, tx.now],
  };
}
