import { describe, expect, it } from "vitest";
import { readProductsView } from "./products-view.rules.ts";

const breads = "01930000-0000-7000-8000-000000000001";

describe("the view of the list of products", () => {
  it("begins with everything by name", () => {
    expect(readProductsView({})).toEqual({ q: "", categoryId: null, sort: "name" });
  });

  it("is what the address says", () => {
    expect(readProductsView({ q: "babka", category: breads, sort: "newest" })).toEqual({
      q: "babka",
      categoryId: breads,
      sort: "newest",
    });
  });

  it("does not trust the address", () => {
    expect(readProductsView({ category: "1 or 1=1", sort: "price" })).toEqual({
      q: "",
      categoryId: null,
      sort: "name",
    });
  });
});
