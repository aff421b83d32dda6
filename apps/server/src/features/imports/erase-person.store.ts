import type { Tx } from "../../platform/database/database.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Removes a person from the names of imported files and from values that imports replaced. Returns no files. */
export async function erasePersonInImports(
  tx: Tx,
  { clientIds, orderIds, identifiers, keys }: ErasedPerson,
): Promise<[]> {
  const { businessId } = tx;
  await tx.query({
    text: `update import_row set replaced = '{}'
      where business_id = $1 and (entry_id = any ($2) or app.names_any(replaced::text, $3))`,
    values: [businessId, [...clientIds, ...orderIds], keys],
  });
  await tx.query({
    text: `update import_run set file_name = app.without(file_name, $2)
      where business_id = $1 and app.names_any(file_name, $2)`,
    values: [businessId, identifiers],
  });
  return [];
}
