import { makeExpenseBook } from "@marzipan/domain/imports/expense-book";
import type { ExpenseBook, ImportedExpense } from "@marzipan/domain/imports/expense-book";
import type { ExpenseFields } from "@marzipan/domain/expenses";
import type { Tx } from "../../platform/database/database.ts";
import { keepExpenses } from "../figures/day-sums.actions.ts";
import { fieldsOf } from "./expenses.actions.ts";
import { addExpenses } from "./expenses.store.ts";
import { keepCreditable, listAlike, lockKept, markAllDeleted } from "./imports.store.ts";

/** Returns the expenses that rows of a file may be, without those that the import itself made. */
export async function openExpenseBook(
  tx: Tx,
  rows: readonly ImportedExpense[],
  importId: string | null,
): Promise<ExpenseBook> {
  return makeExpenseBook(
    await listAlike(
      tx,
      rows.map(({ date }) => date),
      importId,
    ),
  );
}

/**
 * Creates expenses from rows of a file, and keeps their sums. A credit loses its link where that names no expense of the
 * business that a credit can belong to.
 */
export async function makeImportedExpenses(
  tx: Tx,
  expenses: readonly (ImportedExpense & { id: string })[],
): Promise<void> {
  const creditable = await keepCreditable(
    tx,
    expenses.flatMap(({ creditForId }) => creditForId ?? []),
  );
  const rows = expenses.map(({ id, name, creditForId, ...fields }) => ({
    id,
    fields: {
      ...fields,
      businessName: name,
      fileId: null,
      creditForId: creditForId && creditable.has(creditForId) ? creditForId : null,
    } satisfies ExpenseFields,
  }));
  await tx.send([
    addExpenses(tx, rows),
    ...keepExpenses(
      tx,
      [],
      rows.map(({ fields }) => fields),
    ),
  ]);
}

/** Returns since when each of the expenses that are not deleted is as it is, locked until the transaction ends. */
export async function holdImportedExpenses(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  return new Map((await lockKept(tx, ids)).map((row) => [row.id, row.updated_at]));
}

/** Deletes expenses into Recently deleted, and takes them from the sums. */
export async function deleteImportedExpenses(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await lockKept(tx, ids);
  await tx.send([
    markAllDeleted(
      tx,
      rows.map(({ id }) => id),
    ),
    ...keepExpenses(tx, rows.map(fieldsOf), []),
  ]);
}
