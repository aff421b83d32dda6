import type { AllergenStatement, FoodMark } from "@marzipan/contract/food-facts";
import { allergenStatement } from "@marzipan/domain/allergies";
import { nameKey } from "@marzipan/domain/search";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listFacts, listIdsByName } from "./products.store.ts";

/** A product's name and food facts. */
export interface ProductFacts extends AllergenStatement {
  id: string;
  name: string;
  marks: FoodMark[];
}

/** Returns the food facts of own products, deleted ones too; ids of none are left out. */
export async function readProductFacts(tx: Tx, ids: readonly string[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const rows = await listFacts(tx, ids);
  return rows.map(({ id, name, allergens, has_no_allergens, marks }) => ({
    id,
    name,
    ...allergenStatement(allergens, has_no_allergens),
    marks,
  }));
}

/**
 * Refuses ids that are not the business's own products: `not_found`, with the field of the first that is
 * not; `pathOf` names the field of the id at a place. Deleted products stay on orders that have them.
 */
export async function requireOwnProducts(
  tx: Tx,
  ids: readonly string[],
  pathOf: (index: number) => string = (index) => `items.${index}.productId`,
): Promise<void> {
  if (ids.length === 0) return;
  const own = new Set((await listFacts(tx, ids)).map((row) => row.id));
  const missing = ids.findIndex((id) => !own.has(id));
  if (missing === -1) return;
  throw new AppError("not_found", { fields: [{ path: pathOf(missing), problem: "invalid" }] });
}

/** Returns those of the ids that are own products, deleted ones too. */
export async function keepOwnProducts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await readProductFacts(tx, [...new Set(ids)])).map(({ id }) => id));
}

/**
 * Returns the ids of the products with one of the names, by the name's key (`nameKey`); deleted ones, and names that
 * several products share, are left out.
 */
export async function findProductsByName(
  tx: Tx,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await listIdsByName(tx, [...new Set(names.map(nameKey))]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
