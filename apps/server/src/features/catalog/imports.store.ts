import type { BookedItem } from "@marzipan/domain/imports/catalog-book";
import { nameKey } from "@marzipan/domain/search";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { ItemFields } from "./catalog-items.store.ts";

/** Lists the catalog items of some names that are not deleted, the oldest first, without those of an import. */
export async function listNamed(
  tx: Tx,
  names: readonly string[],
  importId: string | null,
): Promise<BookedItem[]> {
  return await tx.query<BookedItem>({
    name: "catalog_items_named",
    text: `select i.id, i.name, i.description, i.unit_note as "unitNote", s.name as category
      from catalog_item i
      left join catalog_section s on s.business_id = $1 and s.id = i.section_id
      where i.business_id = $1 and i.deleted_at is null and i.name_key = any ($2::text[])
        and not exists (select from import_row r
          where r.business_id = $1 and r.import_id = $3::uuid and r.entry_id = i.id)
      order by i.id`,
    values: [tx.businessId, names.map(nameKey), importId],
  });
}

/** Changes catalog items; returns since when each is as it is. */
export async function writeFields(
  tx: Tx,
  changes: readonly (Partial<Omit<ItemFields, "translations">> & { id: string })[],
): Promise<Map<string, Date>> {
  const rows = await tx.send(
    changes.map(({ id, ...columns }) =>
      build
        .updateTable("catalog_item")
        .set({ ...columns, updated_at: laterThanBefore(tx) })
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .returning(["id", "updated_at"]),
    ),
  );
  return new Map(rows.flat().map((row) => [row.id, row.updated_at] as const));
}

/** Returns since when each of the items that are not deleted is as it is, locked until the transaction ends. */
export async function lockKept(tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.query<{ id: string; updated_at: Column<"catalog_item.updated_at"> }>({
    name: "lock_catalog_items_kept",
    text: `select id, updated_at from catalog_item
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null order by id for update`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map((row) => [row.id, row.updated_at]));
}

/** Deletes catalog items for 30 days. */
export async function markAllDeleted(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "delete_catalog_items",
    text: "update catalog_item set deleted_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, tx.now],
  });
}
