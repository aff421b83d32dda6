import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { DocumentType } from "@marzipan/contract/files";
import type { ReceiptProblem } from "@marzipan/contract/receipts";
import { sql } from "kysely";
import type pg from "pg";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { StoredReading } from "../../platform/database/column-types.ts";
import type { Column } from "../../platform/database/tables.ts";

function selectReceipts(tx: Tx) {
  return build
    .selectFrom("receipt")
    .innerJoin("file", (join) =>
      join
        .onRef("file.business_id", "=", "receipt.business_id")
        .onRef("file.id", "=", "receipt.file_id"),
    )
    .select([
      "receipt.id",
      "receipt.file_id",
      "receipt.state",
      "receipt.problem",
      "receipt.reading",
      "receipt.expense_id",
      "receipt.created_at",
      "receipt.updated_at",
      "receipt.deleted_at",
      sql<DocumentType>`file.content_type`.as("content_type"),
      "file.width",
      "file.height",
      "file.size_bytes",
    ])
    .where("receipt.business_id", "=", tx.businessId);
}

/** Returns one receipt, discarded or not. */
export async function loadReceipt(tx: Tx, id: string) {
  return (await tx.query(selectReceipts(tx).where("receipt.id", "=", id)))[0];
}

/** A receipt as it is stored, with what is known of its file. */
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof loadReceipt>>>;

/** Returns one receipt for changing it: no one else changes it before this commits. */
export async function lockReceipt(tx: Tx, id: string): Promise<ReceiptRow | undefined> {
  return (await tx.query(selectReceipts(tx).where("receipt.id", "=", id).forUpdate("receipt")))[0];
}

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

/** Lists the names that the business goes by: its own and those of its accounts. */
export async function listOwnNames(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ name: string }>({
    text: `select name from business where id = $1
      union select full_name from account where business_id = $1`,
    values: [tx.businessId],
  });
  return rows.map(({ name }) => name).filter((name) => name.trim() !== "");
}

/** Returns the business's last expense with a receipt number, of a supplier if a name key is given; credits do not count. */
export async function findExpenseByNumber(tx: Tx, number: string, supplierKey: string) {
  return (
    await tx.query(
      build
        .selectFrom("expense")
        .select(["id", "date", "business_name", "receipt_number", "amount_minor", "currency"])
        .where("business_id", "=", tx.businessId)
        .where("receipt_number", "=", number)
        .where("deleted_at", "is", null)
        .where("amount_minor", ">", 0)
        .where((where) =>
          supplierKey === ""
            ? where.lit(true)
            : where("supplier_name_key", "in", [supplierKey, ""]),
        )
        .orderBy("date", "desc")
        .limit(1),
    )
  )[0];
}

/** Lists what waits to be read or reviewed, the oldest first, after where the last page ended. */
export async function listOpenReceipts(tx: Tx, limit: number, after: After): Promise<ReceiptRow[]> {
  let query = selectReceipts(tx)
    .where("receipt.deleted_at", "is", null)
    .where("receipt.state", "<>", "used")
    .orderBy("receipt.created_at")
    .orderBy("receipt.id")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(receipt.created_at, receipt.id) > (${after[0]}, ${after[1]})`,
    );
  return await tx.query(query);
}

/** Lists the receipts that became expenses, the last first, after where the last page ended. */
export async function listUsedReceipts(tx: Tx, limit: number, after: After): Promise<ReceiptRow[]> {
  let query = selectReceipts(tx)
    .where("receipt.deleted_at", "is", null)
    .where("receipt.state", "=", "used")
    .orderBy("receipt.updated_at", "desc")
    .orderBy("receipt.id", "desc")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(receipt.updated_at, receipt.id) < (${after[0]}, ${after[1]})`,
    );
  return await tx.query(query);
}

/** Lists the receipts discarded since an instant, the last first, after where the last page ended. */
export async function listDeletedReceipts(
  tx: Tx,
  limit: number,
  after: After,
  since: Date,
): Promise<ReceiptRow[]> {
  let query = selectReceipts(tx)
    .where("receipt.deleted_at", ">", since)
    .orderBy("receipt.deleted_at", "desc")
    .orderBy("receipt.id", "desc")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(receipt.deleted_at, receipt.id) < (${after[0]}, ${after[1]})`,
    );
  return await tx.query(query);
}

/** Stores a new receipt that waits to be read. */
export async function addReceipt(tx: Tx, id: string, fileId: string): Promise<void> {
  await tx.query(
    build.insertInto("receipt").values({
      business_id: tx.businessId,
      id,
      file_id: fileId,
      state: "waiting",
      created_at: tx.now,
      updated_at: tx.now,
    }),
  );
}

/** Returns how many receipts of the business wait to be read. */
export async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from receipt
      where business_id = $1 and state in ('waiting', 'reading') and deleted_at is null`,
    values: [tx.businessId],
  });
  return row?.count ?? 0;
}

/** What may be changed on a receipt. */
export interface ReceiptChange {
  state?: ReceiptRow["state"];
  problem?: ReceiptProblem | null;
  reading?: StoredReading | null;
  attempts?: number;
  expense_id?: NonNullable<Column<"receipt.expense_id">>;
  deleted_at?: Column<"receipt.deleted_at">;
}

/** Changes a receipt. */
export async function changeReceipt(tx: Tx, id: string, change: ReceiptChange): Promise<void> {
  const { reading, ...rest } = change;
  await tx.query(
    build
      .updateTable("receipt")
      .set({
        ...rest,
        ...(reading === undefined
          ? {}
          : { reading: reading && sql<StoredReading>`${JSON.stringify(reading)}::jsonb` }),
        updated_at: tx.now,
      })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** A receipt that was taken to be read. */
export interface ClaimedReceipt {
  business_id: Column<"receipt.business_id">;
  id: string;
  file_id: Column<"receipt.file_id">;
  content_type: NonNullable<Column<"file.content_type">>;
  attempts: number;
  today: string;
  currency: string;
  country: string;
  languages: string[];
}

/** Takes the next receipt that waits, of any business; nothing when none does. */
export async function claimReceipt(
  database: Database,
  now: Date,
): Promise<ClaimedReceipt | undefined> {
  const [row] = await database.lookUp<ClaimedReceipt>({
    text: "select * from app.claim_receipt($1)",
    values: [now],
  });
  return row;
}

/** Deletes the receipts whose expense was deleted for good; their files go with the files that nothing holds. */
export async function deleteUsedUp(client: pg.Client): Promise<void> {
  await client.query("delete from receipt where state = 'used' and expense_id is null");
}

/** Something that may be the same receipt. */
export interface TwinRow {
  kind: "file" | "details";
  receipt_id: string | null;
  expense_id: Column<"receipt.expense_id">;
  business_name: Column<"expense.business_name">;
  date: string | null;
  amount_minor: Column<"expense.amount_minor"> | null;
  currency: IsoCurrency | null;
}

/** Lists other expenses that hold the same file, and receipts that may still become one. */
export async function listFileTwins(tx: Tx, receipt: ReceiptRow): Promise<TwinRow[]> {
  return await tx.query<TwinRow>({
    text: `
      with same as (
        select f.id from file f
          join file own on own.business_id = f.business_id and own.content_hash = f.content_hash
         where f.business_id = $1 and own.id = $2)
      select 'file' as kind, null::uuid as receipt_id, e.id as expense_id, e.business_name, e.date::text,
             e.amount_minor, e.currency
        from expense e
       where e.business_id = $1 and e.file_id in (select id from same) and e.deleted_at is null
         and e.id is distinct from $4
      union all
      select 'file', r.id, null, '', null, null, null
        from receipt r
       where r.business_id = $1 and r.file_id in (select id from same) and r.deleted_at is null
         and r.id <> $3 and r.state <> 'used'`,
    values: [tx.businessId, receipt.file_id, receipt.id, receipt.expense_id],
  });
}

/** Lists other expenses of the same shop, day and sum; a shop without a name fits every name. */
export async function listDetailTwins(
  tx: Tx,
  details: { date: string; amountMinor: number; currency: string; nameKey: string },
  ownExpenseId: string | null,
): Promise<TwinRow[]> {
  return await tx.query<TwinRow>({
    text: `
      select 'details' as kind, null::uuid as receipt_id, e.id as expense_id, e.business_name, e.date::text,
             e.amount_minor, e.currency
        from expense e
       where e.business_id = $1 and e.date = $2 and e.amount_minor = $3 and e.currency = $4
         and (e.supplier_name_key = $5 or $5 = '' or e.supplier_name_key = '') and e.deleted_at is null
         and e.id is distinct from $6
       limit 5`,
    values: [
      tx.businessId,
      details.date,
      details.amountMinor,
      details.currency,
      details.nameKey,
      ownExpenseId,
    ],
  });
}
