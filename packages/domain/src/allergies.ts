import type { Allergen } from "@marzipan/contract/food-facts";

/** What somebody must not eat, as it is noted of a client or on an order. */
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

/** An item that somebody must not eat, and what in it. */
export interface AllergyConflict {
  item: string;
  allergens: Allergen[];
}

/** Returns the items that contain what somebody is allergic to, each once (rulings §10.5). */
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
