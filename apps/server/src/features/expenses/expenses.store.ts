import { searchedAs, searchedName } from "../../platform/database/searched-as.ts";
import type { DocumentType } from "@marzipan/contract/files";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { expenseSearchKey } from "@marzipan/domain/expenses";
import type { ExpenseFields } from "@marzipan/domain/expenses";
import { nameKey } from "@marzipan/domain/search";
import { sql } from "kysely";
import type { Insertable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Builds the business's expenses with their files. */
export function selectExpenses(tx: Tx) {
  return build
    .selectFrom("expense")
    .leftJoin("file", (join) =>
      join
        .onRef("file.business_id", "=", "expense.business_id")
        .onRef("file.id", "=", "expense.file_id"),
    )
    .leftJoin("expense as original", (join) =>
      join
        .onRef("original.business_id", "=", "expense.business_id")
        .onRef("original.id", "=", "expense.credit_for_id"),
    )
    .select([
      "expense.id",
      "expense.date",
      "expense.category",
      "expense.amount_minor",
      "expense.currency",
      "expense.description",
      "expense.business_name",
      "expense.receipt_number",
      "expense.file_id",
      "expense.confidence",
      "expense.repeat_day",
      "expense.series_goes_on",
      "expense.created_at",
      "expense.updated_at",
      "expense.deleted_at",
      sql<DocumentType | null>`file.content_type`.as("content_type"),
      "file.width",
      "file.height",
      "file.size_bytes",
      "expense.credit_for_id",
      "original.date as original_date",
      "original.business_name as original_business_name",
      "original.receipt_number as original_receipt_number",
      "original.amount_minor as original_amount_minor",
      "original.currency as original_currency",
    ])
    .where("expense.business_id", "=", tx.businessId);
}

/** Returns one expense, deleted or not. */
export async function loadExpense(tx: Tx, id: string) {
  return (await tx.query(selectExpenses(tx).where("expense.id", "=", id)))[0];
}

/** Returns whether an expense that is not deleted exists for a credit to belong to; a credit itself does not count. */
export async function isCreditable(tx: Tx, id: string): Promise<boolean> {
  const row = await loadExpense(tx, id);
  return row !== undefined && row.deleted_at === null && row.amount_minor > 0;
}

/** An expense as it is stored, with what is known of its file. */
export type ExpenseRow = NonNullable<Awaited<ReturnType<typeof loadExpense>>>;

/** Returns one expense for changing it: no one else changes it before this commits. */
export async function lockExpense(tx: Tx, id: string): Promise<ExpenseRow | undefined> {
  return (await tx.query(selectExpenses(tx).where("expense.id", "=", id).forUpdate("expense")))[0];
}

/** The column of each field that people write; a field left out does not compile. */
const columnOf = {
  date: "date",
  category: "category",
  amountMinor: "amount_minor",
  currency: "currency",
  description: "description",
  businessName: "business_name",
  receiptNumber: "receipt_number",
  fileId: "file_id",
  repeatDay: "repeat_day",
  creditForId: "credit_for_id",
} as const satisfies Record<keyof ExpenseFields, keyof Tables["expense"]>;

type WrittenColumn = (typeof columnOf)[keyof typeof columnOf] | "supplier_name_key" | "search_key";

/** The columns of an expense that hold what people write, and the keys made from it. */
type ExpenseColumns = Pick<Insertable<Tables["expense"]>, WrittenColumn>;

function columnsOf(fields: ExpenseFields): Required<ExpenseColumns> {
  return {
    date: fields.date,
    category: fields.category,
    amount_minor: fields.amountMinor,
    currency: fields.currency,
    description: fields.description,
    business_name: fields.businessName,
    supplier_name_key: nameKey(fields.businessName),
    receipt_number: fields.receiptNumber,
    file_id: fields.fileId,
    repeat_day: fields.repeatDay,
    credit_for_id: fields.creditForId,
    search_key: expenseSearchKey(fields),
  };
}

/** Asks to store a new expense. */
export function addExpense(
  tx: Tx,
  id: string,
  fields: ExpenseFields,
  confidence: Record<string, number> | null,
): Asked {
  return build.insertInto("expense").values({
    ...columnsOf(fields),
    business_id: tx.businessId,
    id,
    confidence: confidence === null ? null : (JSON.stringify(confidence) as never),
    created_at: tx.now,
    updated_at: tx.now,
  });
}

/** Asks to store new expenses that no receipt was read for. */
export function addExpenses(
  tx: Tx,
  expenses: readonly { id: string; fields: ExpenseFields }[],
): Asked {
  const stamps = { business_id: tx.businessId, created_at: tx.now, updated_at: tx.now };
  return build
    .insertInto("expense")
    .values(expenses.map(({ id, fields }) => ({ ...columnsOf(fields), ...stamps, id })));
}

/** Asks to store an expense's fields again; each change makes `updated_at` later, also within one millisecond. */
export function changeExpense(tx: Tx, id: string, fields: ExpenseFields): Asked {
  return build
    .updateTable("expense")
    .set({
      ...columnsOf(fields),
      updated_at: laterThanBefore(tx),
    })
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id);
}

/** Asks to delete an expense, or to bring it back with `null`; the series that a deleted one carries may go on. */
export function setDeleted(
  tx: Tx,
  id: string,
  deletedAt: Date | null,
  seriesGoesOn: boolean,
): Asked {
  return build
    .updateTable("expense")
    .set({ deleted_at: deletedAt, series_goes_on: seriesGoesOn })
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id);
}

/** Lists the last expenses of each supplier whose name holds the patterns, the last used first; credits are left out. */
export async function listSuppliers(tx: Tx, patterns: readonly string[], count: number) {
  return await tx.query<{
    business_name: Column<"expense.business_name">;
    category: ExpenseCategory;
    currency: IsoCurrency;
    amount_minor: Column<"expense.amount_minor">;
    date: string;
  }>({
    name: searchedName("suppliers", patterns),
    text: `select * from (
        select distinct on (supplier_name_key) business_name, category, currency, amount_minor, date, created_at
          from expense
         where business_id = $1 and deleted_at is null and supplier_name_key <> '' and amount_minor > 0
           and ${searchedAs("supplier_name_key", patterns)} like all ($2::text[])
         order by supplier_name_key, date desc, created_at desc
      ) last order by date desc, created_at desc limit $3`,
    values: [tx.businessId, patterns, count],
  });
}

/** Locks the series that are due until a day, each by its last expense, also one that was deleted alone; those that another job holds are left to it. */
export async function lockDueRepeats(tx: Tx, today: string): Promise<ExpenseRow[]> {
  return await tx.query(
    selectExpenses(tx)
      .where("expense.repeat_day", "is not", null)
      .where(sql<boolean>`(expense.deleted_at is null or expense.series_goes_on)`)
      .where("expense.date", "<=", sql<string>`${today}::date - 28`)
      .orderBy("expense.date")
      .forUpdate("expense")
      .skipLocked(),
  );
}

/** Ends a series at an expense; a form that was opened before is told so instead of beginning it again. */
export async function endRepeat(tx: Tx, id: string): Promise<void> {
  await tx.query(
    build
      .updateTable("expense")
      .set({ repeat_day: null, series_goes_on: false, updated_at: laterThanBefore(tx) })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}
