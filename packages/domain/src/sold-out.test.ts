import { expect, it } from "vitest";
import { isSoldOut, soldOutIn } from "./sold-out.ts";

it("is sold out for the days before the one on which it is back", () => {
  expect(isSoldOut(null, "2026-11-26")).toBe(false);
  expect(isSoldOut("2026-11-27", "2026-11-26")).toBe(true);
  expect(isSoldOut("2026-11-26", "2026-11-26")).toBe(false);
});

it("finds sold-out items in an order by product, else by name in any case", () => {
  const babka = { name: "Babka", productId: null, until: "2026-12-10" };
  const cake = { name: "Honey cake", productId: "p", until: "2026-12-02" };
  const lines = [
    { dessert_name: "babka ", productId: null },
    { dessert_name: "Cake with honey", productId: "p" },
    { dessert_name: "Challah", productId: null },
  ];
  expect(soldOutIn(lines, [babka, cake])).toEqual([babka, cake]);
  expect(soldOutIn(lines.slice(2), [babka, cake])).toEqual([]);
});
