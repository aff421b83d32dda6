import type { Allergen, AllergenStatement } from "@marzipan/contract/food-facts";
import { AllergenName } from "@marzipan/contract/primitives";
import * as z from "zod/mini";

/** The three statements on an item's allergens (rulings §5). */
export const allergenChoices = ["unstated", "none", "some"] as const;

/** One of the three statements. */
export type AllergenChoice = (typeof allergenChoices)[number];

/** The allergen field of a form: the chosen statement and the ticked allergens, which are kept while another is chosen. */
export interface TypedAllergens {
  choice: AllergenChoice;
  ticked: Allergen[];
}

/** Validates the allergen field: "contains these" needs at least one allergen. */
export const TypedAllergensSchema = z
  .object({ choice: z.enum(allergenChoices), ticked: z.array(AllergenName) })
  .check(z.refine(({ choice, ticked }) => choice !== "some" || ticked.length > 0, "required"));

/** Returns the field's value for a stored item, or for a new one (`null`): not stated. */
export function typedAllergens(item: AllergenStatement | null): TypedAllergens {
  const ticked = item?.allergens ?? [];
  if (ticked.length > 0) return { choice: "some", ticked };
  return { choice: item?.allergensStated ? "none" : "unstated", ticked };
}

/** Returns what the request body says of the allergens. */
export function allergenBody({ choice, ticked }: TypedAllergens): AllergenStatement {
  return {
    allergens: choice === "some" ? ticked : [],
    allergensStated: choice !== "unstated",
  };
}
