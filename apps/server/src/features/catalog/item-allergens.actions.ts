import type { AllergenStatement } from "@marzipan/contract/food-facts";
import { allergenStatement } from "@marzipan/domain/allergies";
import type { Tx } from "../../platform/database/database.ts";
import { listItemAllergens } from "./catalog-items.store.ts";

/** Returns what own menu items contain, deleted ones too, by id; unknown ids are left out. */
export async function readItemAllergens(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, AllergenStatement>> {
  if (ids.length === 0) return new Map();
  const rows = await listItemAllergens(tx, ids);
  return new Map(
    rows.map((row) => [row.id, allergenStatement(row.allergens, row.has_no_allergens)]),
  );
}
