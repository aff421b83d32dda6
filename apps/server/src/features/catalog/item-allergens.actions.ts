import type { Allergen } from "@marzipan/contract/food-facts";
import type { Tx } from "../../platform/database/database.ts";
import { listItemAllergens } from "./catalog-items.store.ts";

/** Returns the allergens of own items of the menu, deleted ones too, by id; ids of none are left out. */
export async function readItemAllergens(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Allergen[]>> {
  if (ids.length === 0) return new Map();
  const rows = await listItemAllergens(tx, ids);
  return new Map(rows.map(({ id, allergens }) => [id, allergens]));
}
