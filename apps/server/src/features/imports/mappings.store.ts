import type { SavedColumn } from "@marzipan/contract/import-mappings";
import type { ImportKind } from "@marzipan/contract/imports";
import type { Tx } from "../../platform/database/database.ts";

/** The most mappings of a business; the oldest are deleted. */
const mostMappings = 50;

/** A kind of file with the hash of its headings. */
export interface FileShape {
  kind: ImportKind;
  shape: string;
}

/** Returns the saved columns of files of a shape, `null` without. */
export async function loadMapping(
  tx: Tx,
  { kind, shape }: FileShape,
): Promise<SavedColumn[] | null> {
  const [row] = await tx.query<{ columns: SavedColumn[] }>({
    name: "load_import_mapping",
    text: "select columns from import_mapping where business_id = $1 and kind = $2 and shape = $3",
    values: [tx.businessId, kind, shape],
  });
  return row?.columns ?? null;
}

/** Stores the columns of files of a shape in the place of earlier ones, and deletes the oldest mappings beyond the most. */
export async function storeMapping(
  tx: Tx,
  { kind, shape }: FileShape,
  columns: readonly SavedColumn[],
): Promise<void> {
  await tx.query({
    name: "store_import_mapping",
    text: `insert into import_mapping (business_id, kind, shape, columns, updated_at)
      values ($1, $2, $3, $4::jsonb, $5)
      on conflict (business_id, kind, shape)
        do update set columns = excluded.columns, updated_at = excluded.updated_at`,
    values: [tx.businessId, kind, shape, JSON.stringify(columns), tx.now],
  });
  await tx.query({
    name: "delete_old_import_mappings",
    text: `delete from import_mapping where business_id = $1 and (kind, shape) in (
        select kind, shape from import_mapping where business_id = $1
        order by updated_at desc, kind, shape offset $2)`,
    values: [tx.businessId, mostMappings],
  });
}
