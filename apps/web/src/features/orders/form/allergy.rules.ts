import type { Allergen } from "@marzipan/contract/food-facts";

/** An item that somebody must not eat, and what in it. */
export interface AllergyConflict {
  item: string;
  allergens: Allergen[];
}

/** Answers the items that contain what somebody is allergic to, each once (rulings §10.5). */
export function conflictsOf(
  items: readonly { dessert_name: string; allergens: readonly Allergen[] }[],
  allergies: readonly Allergen[],
): AllergyConflict[] {
  const conflicts = new Map<string, AllergyConflict>();
  for (const item of items) {
    const met = item.allergens.filter((name) => allergies.includes(name));
    if (met.length > 0) {
      conflicts.set(item.dessert_name, { item: item.dessert_name, allergens: met });
    }
  }
  return [...conflicts.values()];
}
