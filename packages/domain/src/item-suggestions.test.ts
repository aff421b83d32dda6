import { describe, expect, it } from "vitest";
import { suggest } from "./item-suggestions.ts";
import type { RememberedItem, SuggestedProduct } from "./item-suggestions.ts";

function remembered(dessertName: string, more: Partial<RememberedItem> = {}): RememberedItem {
  const base = { productId: null, currency: "ILS", unitPriceMinor: 10_00, uses: 1 };
  return { ...base, dessertName, nameKey: dessertName.toLowerCase(), ...more };
}

function product(id: string, name: string, onMenu?: [number, string]): SuggestedProduct {
  const [priceMinor, currency] = onMenu ?? [null, null];
  const facts: Pick<SuggestedProduct, "allergens" | "allergensStated" | "marks"> = {
    allergens: ["milk"],
    allergensStated: true,
    marks: ["dairy"],
  };
  return { id, name, nameKey: name.toLowerCase(), priceMinor, currency, ...facts };
}

describe("suggesting items", () => {
  it("offers the most used first, then products that nobody ordered", () => {
    const items = suggest(
      [remembered("Babka"), remembered("Cake", { uses: 5 })],
      [product("p", "Apple pie")],
      "ILS",
    );
    expect(items.map((item) => item.dessert_name)).toEqual(["Cake", "Babka", "Apple pie"]);
  });

  it("offers the menu's price where no order had one, of the same currency (rulings §4)", () => {
    const pricesIn = (currency: string) =>
      suggest(
        [remembered("Cake", { productId: "c", unitPriceMinor: 40_00 })],
        [product("b", "Babka", [25_00, "ILS"]), product("c", "Cake", [50_00, "ILS"])],
        currency,
      ).map((item) => [item.dessert_name, item.unit_price, item.currency]);
    expect(pricesIn("ILS")).toEqual([
      ["Cake", 40, "ILS"],
      ["Babka", 25, "ILS"],
    ]);
    expect(pricesIn("USD")).toEqual([
      ["Cake", null, null],
      ["Babka", null, null],
    ]);
  });

  it("offers a price only of the same currency", () => {
    const names = [
      remembered("Cake", { currency: "USD", unitPriceMinor: 9_50, uses: 9 }),
      remembered("Cake", { unitPriceMinor: 40_00 }),
    ];
    expect(suggest(names, [], "ILS")).toMatchObject([{ unit_price: 40, currency: "ILS" }]);
    expect(suggest(names, [], "USD")).toMatchObject([{ unit_price: 9.5, currency: "USD" }]);
    expect(suggest(names, [], "EUR")).toMatchObject([{ unit_price: null, currency: null }]);
  });

  it("offers no price of nothing", () => {
    expect(
      suggest([remembered("Cake", { unitPriceMinor: 0 })], [], "ILS")[0]?.unit_price,
    ).toBeNull();
  });

  it("offers a product once, under its own name, with its food facts and all its uses", () => {
    const names = [
      remembered("cheese cake", { productId: "p", uses: 2 }),
      remembered("Cheesecake", { uses: 3 }),
      remembered("Babka", { uses: 4 }),
    ];
    const items = suggest(names, [product("p", "Cheesecake")], "ILS");
    expect(items).toMatchObject([
      { dessert_name: "Cheesecake", productId: "p", allergensStated: true, marks: ["dairy"] },
      { dessert_name: "Babka", productId: null, allergens: [], allergensStated: false, marks: [] },
    ]);
  });

  it("offers the name alone where its product is gone, and at most 20", () => {
    expect(
      suggest([remembered("Cake", { productId: "gone" })], [], "ILS")[0]?.productId,
    ).toBeNull();
    const many = Array.from({ length: 30 }, (_, n) => remembered(`Cake ${n}`));
    expect(suggest(many, [], "ILS")).toHaveLength(20);
  });
});
