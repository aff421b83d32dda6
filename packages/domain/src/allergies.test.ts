import { expect, it } from "vitest";
import { conflictsOf } from "./allergy.rules.ts";

const macaron = { dessert_name: "Macaron", allergens: ["eggs", "tree_nuts"] as const };
const challah = { dessert_name: "Challah", allergens: ["gluten"] as const };

it("names each item with the allergens that it shares with the order", () => {
  expect(conflictsOf([macaron, challah, macaron], ["tree_nuts", "milk"])).toEqual([
    { item: "Macaron", allergens: ["tree_nuts"] },
  ]);
});

it("finds nothing without allergies", () => {
  expect(conflictsOf([macaron, challah], [])).toEqual([]);
});
