import type { Tx } from "../../platform/database/database.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Deletes the ticks of items whose names contain a person's. Returns no files. */
export async function erasePersonInTicks(tx: Tx, { keys }: ErasedPerson): Promise<[]> {
  await tx.query({
    text: "delete from bake_tick where business_id = $1 and app.names_any(item_key, $2)",
    values: [tx.businessId, keys],
  });
  return [];
}
