import { expect, it } from "vitest";
import { conflictsOf, joinAllergies } from "./allergies.ts";

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

it("joins an order's allergies with its client's, each once", () => {
  const client = { allergens: ["tree_nuts", "milk"], allergyNote: "Anaphylaxis!" } as const;
  expect(joinAllergies({ allergens: ["milk"], allergyNote: " kiwi " }, client)).toEqual({
    allergens: ["milk", "tree_nuts"],
    allergyNote: "kiwi, Anaphylaxis!",
  });
  const joined = { allergens: ["milk", "tree_nuts"], allergyNote: "kiwi, Anaphylaxis!" } as const;
  expect(joinAllergies(joined, client)).toEqual(joined);
  expect(joinAllergies(client, { allergens: [], allergyNote: "" })).toEqual(client);
});
