import { describe, expect, it } from "vitest";
import { productOfCells } from "./product-cells.rules.ts";

describe("a product's cells", () => {
  it("give its name and category on one line", () => {
    const cells = { name: "Honey\ncake", category: " ", description: " Sweet " };
    expect(productOfCells(cells).draft).toEqual({
      name: "Honey cake",
      category: null,
      description: "Sweet",
      allergens: [],
      allergensStated: false,
      marks: [],
    });
  });

  it.each([
    ["Cakes, Cakes > Birthday, Gluten free", "Cakes"],
    ["Food > Bakery > Cakes", "Cakes"],
    ["Breads;Rolls", "Breads"],
    ["Tea, coffee & more", "Tea, coffee & more"],
  ])("take %j as the category %j", (category, kept) => {
    expect(productOfCells({ name: "A", category }).draft.category).toBe(kept);
  });

  it("cut what is too long and keep it in the description", () => {
    const category = "Cakes ".repeat(20).trim();
    const { draft, moved } = productOfCells({ name: "A", category });
    expect(draft.description).toContain(category);
    expect(moved).toEqual(["category"]);
  });
});
