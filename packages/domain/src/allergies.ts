import type { Allergen, AllergenStatement } from "@marzipan/contract/food-facts";

/** What someone must not eat, as it is noted of a client or on an order. */
export interface Allergies {
  readonly allergens: readonly Allergen[];
  readonly allergyNote: string;
}

/**
 * Returns the allergies of an order with those of its client: allergens united, the notes one after
 * the other, each once (rulings §10.5).
 */
export function joinAllergies(
  own: Allergies,
  client: Allergies,
): { allergens: Allergen[]; allergyNote: string } {
  const notes = [own.allergyNote.trim(), client.allergyNote.trim()].filter(Boolean);
  const isKnown = notes.length === 2 && notes[0]?.includes(notes[1] ?? "");
  return {
    allergens: [...new Set([...own.allergens, ...client.allergens])],
    allergyNote: isKnown ? own.allergyNote.trim() : notes.join(", "),
  };
}

/** An item that someone must not eat, and what in it. */
export interface AllergyConflict {
  item: string;
  allergens: Allergen[];
}

/** An item of an order with what it contains; `allergens` is `null` where that is not stated (rulings §5). */
export interface ItemContents {
  dessert_name: string;
  allergens: readonly Allergen[] | null;
}

/** Returns what an item contains, `null` where its owner has not stated it (rulings §5). */
export function statedAllergens(item: Readonly<AllergenStatement>): Allergen[] | null {
  return item.allergensStated ? item.allergens : null;
}

/**
 * Returns the statement behind stored columns: ticked allergens are stated in any case, an empty list only where
 * the owner says that it is complete.
 */
export function allergenStatement(
  allergens: readonly Allergen[],
  hasNoAllergens: boolean,
): AllergenStatement {
  return {
    allergens: [...allergens],
    allergensStated: allergens.length > 0 || hasNoAllergens,
  };
}

/** Returns the items whose contents are not stated, each once; none where nothing needs to be avoided. */
export function unstatedItems(
  items: readonly ItemContents[],
  { allergens: avoided, allergyNote }: Allergies,
): string[] {
  if (avoided.length === 0 && allergyNote.trim() === "") return [];
  const unstated = items.filter(({ allergens }) => allergens === null);
  return [...new Set(unstated.map((item) => item.dessert_name))];
}

/** Returns the items that contain what a person is allergic to, each once (rulings §10.5). */
export function conflictsOf(
  items: readonly ItemContents[],
  allergies: readonly Allergen[],
): AllergyConflict[] {
  const conflicts = new Map<string, AllergyConflict>();
  for (const item of items) {
    const met = (item.allergens ?? []).filter((name) => allergies.includes(name));
    if (met.length > 0) {
      conflicts.set(item.dessert_name, { item: item.dessert_name, allergens: met });
    }
  }
  return [...conflicts.values()];
}
