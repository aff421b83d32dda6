import { describe, expect, it } from "vitest";
import { addNamed, addSuggested, changeLine, withoutPrices } from "./item-lines.rules.ts";
import type { FormLine } from "./item-lines.rules.ts";
import type { SuggestedItem } from "../orders.types.ts";

const honey: SuggestedItem = {
  dessert_name: "Honey cake",
  productId: "p1",
  unit_price: 140,
  currency: "ILS",
  allergens: ["eggs"],
  allergensStated: true,
  marks: [],
};
const line: FormLine = {
  key: "a",
  dessert_name: "Honey cake",
  quantity: 1,
  unit_price: 120,
  productId: "p1",
  allergens: ["eggs"],
};

describe("adding an item", () => {
  it("takes the price of the last time", () => {
    expect(addSuggested([], honey, "ILS", "k")).toMatchObject([{ quantity: 1, unit_price: 140 }]);
  });

  it("takes no price of another currency", () => {
    expect(addSuggested([], honey, "EUR", "k")[0]?.unit_price).toBeNull();
  });

  it("makes one more of an item that is there, at its own price", () => {
    expect(addSuggested([line], honey, "ILS", "k")).toMatchObject([
      { quantity: 2, unit_price: 120 },
    ]);
  });

  it("makes one more of a part exactly, so that it keeps its three decimals", () => {
    const part = (quantity: number) =>
      addSuggested([{ ...line, quantity }], honey, "ILS", "k")[0]?.quantity;
    expect([part(0.14), part(0.235), part(2.5)]).toEqual([1.14, 1.235, 3.5]);
  });

  it("keeps two products of one name apart", () => {
    expect(addSuggested([line], { ...honey, productId: "p2" }, "ILS", "k")).toHaveLength(2);
  });

  it("takes a free text without its spaces, and nothing of an empty one", () => {
    expect(addNamed([], "  Pavlova ", "k")[0]?.dessert_name).toBe("Pavlova");
    expect(addNamed([], "   ", "k")).toEqual([]);
  });

  it("does not take a free text to be without allergens: it may be a known item's name", () => {
    expect(addNamed([], "Honey cake", "k")[0]?.allergens).toBeNull();
  });
});

describe("changing a line", () => {
  it("takes it away at a quantity of 0", () => {
    expect(changeLine([line], "a", { quantity: 0 })).toEqual([]);
  });

  it("cuts it from its product under another name, and no longer knows what it contains", () => {
    expect(changeLine([line], "a", { dessert_name: "Nut cake" })).toMatchObject([
      { dessert_name: "Nut cake", productId: null, allergens: null },
    ]);
  });

  it("loses its price with the currency", () => {
    expect(withoutPrices([line])[0]?.unit_price).toBeNull();
  });
});
