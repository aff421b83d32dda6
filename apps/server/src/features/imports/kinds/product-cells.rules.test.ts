import { describe, expect, it } from "vitest";
import { productOfCells } from "./product-cells.rules.ts";

describe("a product's cells", () => {
  it("give its name and category on one line", () => {
    expect(productOfCells({ name: "Honey\ncake", category: " ", description: " Sweet " })).toEqual({
      name: "Honey cake",
      category: null,
      description: "Sweet",
      allergens: [],
      marks: [],
    });
  });
});
