import { expect, it } from "vitest";
import { allergenStatement, conflictsOf, joinAllergies, unstatedItems } from "./allergies.ts";

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

it("names items whose contents are not stated, each once, but only where an allergy is noted", () => {
  const secret = { dessert_name: "Secret cake", allergens: null };
  const items = [secret, challah, secret, { dessert_name: "Meringue", allergens: [] }];
  const avoided = { allergens: ["milk"], allergyNote: "" } as const;
  expect(unstatedItems(items, avoided)).toEqual(["Secret cake"]);
  expect(unstatedItems(items, { allergens: [], allergyNote: "kiwi" })).toEqual(["Secret cake"]);
  expect(unstatedItems(items, { allergens: [], allergyNote: " " })).toEqual([]);
  expect(conflictsOf(items, ["milk"])).toEqual([]);
});

it("takes an empty list for stated only where the owner says so", () => {
  expect(allergenStatement([], false).allergensStated).toBe(false);
  expect(allergenStatement([], true).allergensStated).toBe(true);
  expect(allergenStatement(["milk"], false).allergensStated).toBe(true);
});
