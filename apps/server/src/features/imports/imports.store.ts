import type { ImportKind } from "@marzipan/contract/imports";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import { valueRows } from "../../platform/database/value-rows.ts";

const columns = [
  "id",
  "kind",
  "file_name",
  "made",
  "joined",
  "unchanged",
  "refused",
  "kept",
  "undone",
  "is_own_data",
  "created_at",
  "taken_back_at",
] as const;

type ColumnName = (typeof columns)[number];

/** An import as it is stored. */
export type ImportRow = { [Name in Exclude<ColumnName, "kind">]: Column<`import_run.${Name}`> } & {
  kind: ImportKind;
};

/** Stores a new import. */
export async function addImport(
  tx: Tx,
  id: string,
  {
    kind,
    fileName,
    isOwnData = false,
  }: { kind: ImportKind; fileName: string; isOwnData?: boolean | undefined },
): Promise<ImportRow> {
  const rows = await tx.query(
    build
      .insertInto("import_run")
      .values({
        business_id: tx.businessId,
        id,
        kind,
        file_name: fileName,
        is_own_data: isOwnData,
        created_at: tx.now,
      })
      .returning(columns),
  );
  return rows[0] as ImportRow;
}

/** Returns an import. */
export async function loadImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.query<ImportRow>({
    name: "load_import",
    text: `select ${columns.join(", ")} from import_run where business_id = $1 and id = $2`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Returns an import, locked until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.query<ImportRow>({
    name: "lock_import",
    text: `select ${columns.join(", ")} from import_run where business_id = $1 and id = $2 for update`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Lists imports that brought something in, the latest first, after the instant and id where the last page ended. */
export async function listImportRows(
  tx: Tx,
  limit: number,
  after: readonly [string, string] | null,
): Promise<ImportRow[]> {
  return await tx.query<ImportRow>({
    name: after ? "imports_after" : "imports",
    text: `select ${columns.join(", ")} from import_run
      where business_id = $1 and made + joined > 0
        ${after ? "and (created_at, id) < ($3::timestamptz, $4::uuid)" : ""}
      order by created_at desc, id desc limit $2`,
    values: [tx.businessId, limit, ...(after ?? [])],
  });
}

/** What rows did, in numbers. */
export interface Tally {
  made: number;
  joined: number;
  unchanged: number;
  refused: number;
}

/** Adds to an import what rows did. */
export async function countRows(tx: Tx, id: string, tally: Tally): Promise<ImportRow> {
  const [row] = await tx.query<ImportRow>({
    name: "count_import_rows",
    text: `update import_run set made = made + $3, joined = joined + $4, unchanged = unchanged + $5,
        refused = refused + $6
      where business_id = $1 and id = $2 returning ${columns.join(", ")}`,
    values: [tx.businessId, id, tally.made, tally.joined, tally.unchanged, tally.refused],
  });
  return row as ImportRow;
}

/** An entry that an import made, or whose empty fields it filled. */
export interface Trace {
  entry_id: Column<"import_row.entry_id">;
  /** What the entry is where the import is of another kind: a client that an order made. */
  kind: "clients" | null;
  is_made: Column<"import_row.is_made">;
  filled: string[];
  /** What fields held before something was added to them, by field. */
  replaced: Record<string, unknown>;
  /** Since when the entry is as the import left it. */
  changed_at: Column<"import_row.changed_at">;
}

/** Keeps what an import did to entries, beside what it did to them before. */
export async function keepTraces(
  tx: Tx,
  importId: string,
  traces: readonly Trace[],
): Promise<void> {
  if (traces.length === 0) return;
  await tx.query({
    text: `insert into import_row as kept
        (business_id, import_id, created_at, entry_id, kind, is_made, filled, replaced, changed_at)
      values ${valueRows(traces.length, 3, 6)}
      on conflict (business_id, import_id, entry_id)
        do update set filled = kept.filled || excluded.filled, replaced = excluded.replaced || kept.replaced,
          changed_at = excluded.changed_at`,
    values: [
      tx.businessId,
      importId,
      tx.now,
      ...traces.flatMap((one) => [
        one.entry_id,
        one.kind,
        one.is_made,
        one.filled,
        JSON.stringify(one.replaced),
        one.changed_at,
      ]),
    ],
  });
}

/** Lists some of what an import did to entries: those of its own kind first, then the clients that its orders made. */
export async function listTraces(tx: Tx, importId: string, limit: number): Promise<Trace[]> {
  return await tx.query<Trace>({
    name: "import_traces",
    text: `select entry_id, kind, is_made, filled, replaced, changed_at from import_row
      where business_id = $1 and import_id = $2
      order by kind nulls first, entry_id limit $3`,
    values: [tx.businessId, importId, limit],
  });
}

/** Notes on an import what a part of its undo did: entries that were handled, and how many of them stayed. */
export async function countUndone(
  tx: Tx,
  id: string,
  { undone, kept, isDone }: { undone: number; kept: number; isDone: boolean },
): Promise<ImportRow> {
  const [row] = await tx.query<ImportRow>({
    name: "count_undone",
    text: `update import_run set undone = coalesce(undone, 0) + $3, kept = kept + $4,
        taken_back_at = case when $5 then $6::timestamptz end
      where business_id = $1 and id = $2 returning ${columns.join(", ")}`,
    values: [tx.businessId, id, undone, kept, isDone, tx.now],
  });
  return row as ImportRow;
}

/** Deletes what an import noted of entries whose undo is done. */
export async function deleteTraces(
  tx: Tx,
  importId: string,
  entryIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: "delete_import_traces",
    text: `delete from import_row
      where business_id = $1 and import_id = $2 and entry_id = any ($3::uuid[])`,
    values: [tx.businessId, importId, entryIds],
  });
}

const uses: Readonly<Partial<Record<ImportKind, string>>> = {
  clients: `select distinct client_id as id from orders
    where business_id = $1 and client_id = any ($2::uuid[]) and deleted_at is null`,
  products: `select distinct product_id as id from catalog_item
    where business_id = $1 and product_id = any ($2::uuid[]) and deleted_at is null`,
  // What was paid since is not what the import brought, which has the order's own time.
  orders: `select distinct p.order_id as id from payment p
    join orders o on o.business_id = $1 and o.id = p.order_id
    where p.business_id = $1 and p.order_id = any ($2::uuid[]) and p.created_at > o.created_at`,
};

/**
 * Returns those of the entries that something was made with since: clients with orders, products on the menu, orders
 * with later payments.
 */
export async function listUsed(
  tx: Tx,
  kind: ImportKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const text = uses[kind];
  if (text === undefined) return new Set();
  const rows = await tx.query<{ id: string }>({
    name: `import_used_${kind}`,
    text,
    values: [tx.businessId, ids],
  });
  return new Set(rows.map((row) => row.id));
}

/** Returns the business's country by its two letters. */
export async function loadCountry(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ country: Column<"business.country"> }>({
    name: "import_country",
    text: "select country from business where id = $1",
    values: [tx.businessId],
  });
  return row?.country ?? "";
}
