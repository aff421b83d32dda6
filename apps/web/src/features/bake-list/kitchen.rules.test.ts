import { describe, expect, it } from "vitest";
import { compareLists, nextHandOver, splitInColumns } from "./kitchen.rules.ts";
import type { BakeOrderRow, BakeRow } from "./bake-items.rules.ts";

const order = (id: string, quantity: number, changes: Partial<BakeOrderRow> = {}) => ({
  id,
  number: 1,
  clientName: id,
  deliveryDate: "2026-11-26",
  deliveryTime: null,
  status: "pending" as const,
  readyAt: null,
  quantity,
  allergens: [],
  allergyNote: "",
  notes: null,
  ...changes,
});

function item(name: string, orders: BakeOrderRow[], category: string | null = null): BakeRow {
  const quantity = orders.reduce((sum, one) => sum + one.quantity, 0);
  const key = `n:${name}`;
  return { key, dessert_name: name, productId: null, category, quantity, made: 0, orders };
}

const list = (...items: BakeRow[]) => ({ items, withoutItems: [] });

describe("what changed on the list", () => {
  it("is nothing where only the tick of an item changed", () => {
    const rugelach = item("Rugelach", [order("Noa", 48)]);
    expect(compareLists(list(rugelach), list({ ...rugelach, made: 24 }))).toEqual({
      sums: [],
      orders: [],
    });
  });

  it("names an order that came with what it adds, exact in tenths", () => {
    const before = list(item("Filling", [order("Noa", 0.1)]));
    const now = list(
      item("Filling", [order("Noa", 0.1), order("Tamar", 0.2)]),
      item("Cake", [order("Tamar", 1)]),
    );
    const { sums, orders } = compareLists(before, now);
    expect(sums).toEqual([
      { key: "n:Filling", name: "Filling", by: 0.2 },
      { key: "n:Cake", name: "Cake", by: 1 },
    ]);
    expect(orders.map(({ id }) => id)).toEqual(["Tamar"]);
  });

  it("names an order that was canceled, also where its item is gone", () => {
    const before = list(item("Cake", [order("Noa", 12)]), item("Tart", [order("Ada", 1)]));
    const { sums, orders } = compareLists(before, list(item("Tart", [order("Ada", 1)])));
    expect(sums).toEqual([{ key: "n:Cake", name: "Cake", by: -12 }]);
    expect(orders.map(({ id }) => id)).toEqual(["Noa"]);
  });
});

describe("the next hand-over", () => {
  it("is the earliest open order with a time", () => {
    const orders = [
      order("Late", 1, { deliveryTime: "16:00" }),
      order("Gone", 1, { deliveryTime: "09:00", status: "completed" }),
      order("Noa", 1, { deliveryTime: "09:30" }),
      order("Any", 1),
    ];
    expect(nextHandOver(list(item("Cake", orders)))?.clientName).toBe("Noa");
    expect(nextHandOver(list(item("Cake", [order("Any", 1)])))).toBeNull();
  });
});

describe("the columns of a wide screen", () => {
  const rows = (category: string, count: number) =>
    Array.from({ length: count }, (_, index) => item(`${category}${index}`, [], category));
  const lengths = (items: BakeRow[]) =>
    splitInColumns(items).map((groups) =>
      groups.map((group) => [group.category, group.items.length]),
    );

  it("part between categories where that leaves them alike", () => {
    expect(lengths([...rows("a", 2), ...rows("b", 3)])).toEqual([[["a", 2]], [["b", 3]]]);
  });

  it("part a category that is much longer than the rest", () => {
    expect(lengths([...rows("a", 1), ...rows("b", 7)])).toEqual([
      [
        ["a", 1],
        ["b", 3],
      ],
      [["b", 4]],
    ]);
    expect(lengths(rows("a", 3))).toEqual([[["a", 2]], [["a", 1]]]);
    expect(lengths([])).toEqual([[], []]);
  });
});
