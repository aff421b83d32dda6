/** The 14 allergens of EU regulation 1169/2011, in its order (rulings §10.5). */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "tree_nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

/** One allergen's wire name. */
export type Allergen = (typeof allergens)[number];

/**
 * What an item contains. `allergens` empty and `allergensStated` false: not stated, so it may contain any of the 14;
 * empty and true: the owner says that it contains none of them (rulings §5).
 */
export interface AllergenStatement {
  allergens: Allergen[];
  allergensStated: boolean;
}

/** Marks that a product may bear beside its allergens (rulings §10.5). */
export const foodMarks = ["dairy", "parve", "vegan", "halal", "kosher_passover"] as const;

/** One mark's wire name. */
export type FoodMark = (typeof foodMarks)[number];
