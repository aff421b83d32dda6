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

/** Marks that a product may bear beside its allergens (rulings §10.5). */
export const foodMarks = ["dairy", "parve", "vegan", "halal", "kosher_passover"] as const;

/** One mark's wire name. */
export type FoodMark = (typeof foodMarks)[number];
