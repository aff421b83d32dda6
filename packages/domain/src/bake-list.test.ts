import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bakeKey, daysOf, distributeMade, sumBakeList } from "./bake-list.ts";
import type { BakeLine } from "./bake-list.ts";
import { nameKey } from "./search.ts";

let orders = 0;

function lineOf(
  dessertName: string,
  quantity: number,
  more: Partial<BakeLine> & { day?: string; done?: boolean } = {},
): BakeLine {
  orders += 1;
  const { day = "2026-12-01", done = false, ...rest } = more;
  const order = {
    id: `order ${orders}`,
    deliveryDate: day,
    status: done ? ("completed" as const) : ("pending" as const),
    readyAt: null,
  };
  const line = { order, dessertName, nameKey: nameKey(dessertName), quantity };
  return { ...line, productId: null, productName: null, category: null, ...rest };
}

describe("the bake list", () => {
  it("sums by product, whatever was typed", () => {
    const product = { productId: "p1", productName: "Cheesecake", category: "Cakes" };
    const [item, ...others] = sumBakeList(
      [lineOf("cheese cake", 1, product), lineOf("Käsekuchen", 2, product)],
      [],
    );
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      key: "p:p1",
      dessert_name: "Cheesecake",
      category: "Cakes",
      quantity: 3,
      made: 0,
    });
    expect(item?.orders.map((order) => order.quantity)).toEqual([1, 2]);
  });

  it("sums by normalised name without a product, apart from products of that name", () => {
    const items = sumBakeList(
      [
        lineOf("Crème  brûlée", 1),
        lineOf("creme BRULEE", 2),
        lineOf("Crème brûlée", 4, { productId: "p" }),
      ],
      [],
    );
    expect(items.map((item) => [item.key, item.quantity])).toEqual([
      ["n:creme brulee", 3],
      ["p:p", 4],
    ]);
  });

  it("shows an order once that has an item twice", () => {
    const { order, ...line } = lineOf("Cake", 0.1);
    const [item] = sumBakeList(
      [
        { order, ...line },
        { order, ...line, quantity: 0.2 },
      ],
      [],
    );
    expect(item?.quantity).toBe(0.3);
    expect(item?.orders).toEqual([{ ...order, quantity: 0.3 }]);
  });

  it("counts as made what was ticked, at least what is in ready or completed orders", () => {
    const key = "n:cake";
    const lines = [lineOf("Cake", 2, { done: true }), lineOf("Cake", 5)];
    const ready = lineOf("Cake", 1);
    ready.order.readyAt = new Date();
    expect(sumBakeList(lines, [])[0]?.made).toBe(2);
    expect(sumBakeList([...lines, ready], [])[0]?.made).toBe(3);
    expect(sumBakeList(lines, [{ day: "2026-12-01", key, made: 1 }])[0]?.made).toBe(2);
    expect(sumBakeList(lines, [{ day: "2026-12-01", key, made: 6 }])[0]?.made).toBe(6);
  });

  it("stands by category, those without one last, then by name", () => {
    const items = sumBakeList(
      [
        lineOf("Zopf", 1),
        lineOf("b", 1, { productId: "1", category: "Tarts" }),
        lineOf("a", 1),
        lineOf("c", 1, { productId: "2", category: "Cakes" }),
      ],
      [],
    );
    expect(items.map((item) => item.dessert_name)).toEqual(["c", "b", "a", "Zopf"]);
  });
});

describe("ticking over several days", () => {
  const days = [
    { day: "2026-12-01", needed: 3, done: 0 },
    { day: "2026-12-02", needed: 4, done: 4 },
    { day: "2026-12-03", needed: 2, done: 0 },
  ];

  it("fills the earliest day first, beside what is handed over", () => {
    expect(distributeMade(days, 8, "2026-12-01")).toEqual([
      { day: "2026-12-01", made: 3 },
      { day: "2026-12-02", made: 4 },
      { day: "2026-12-03", made: 1 },
    ]);
  });

  it("puts what is left over on the last day, or on the first of the list when no day needs it", () => {
    expect(distributeMade(days, 12, "2026-12-01").at(-1)).toEqual({ day: "2026-12-03", made: 5 });
    expect(distributeMade([], 2.5, "2026-12-01")).toEqual([{ day: "2026-12-01", made: 2.5 }]);
    expect(distributeMade([], 0, "2026-12-01")).toEqual([]);
  });

  it("is shown afterwards as it was ticked, never less than what is handed over", () => {
    const quantity = fc.integer({ min: 1, max: 9_999 }).map((parts) => parts / 1000);
    const line = fc.record({ quantity, day: fc.integer({ min: 1, max: 9 }), done: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.integer({ min: 0, max: 60_000 }),
        (all, parts) => {
          const lines = all.map((one) =>
            lineOf("Cake", one.quantity, { day: `2026-12-0${one.day}`, done: one.done }),
          );
          const ticks = distributeMade(daysOf(lines), parts / 1000, "2026-12-01");
          const key = bakeKey({ productId: null, nameKey: "cake" });
          const done = lines.filter((one) => one.order.status === "completed");
          const doneParts = done.reduce((sum, one) => sum + Math.round(one.quantity * 1000), 0);
          const [item] = sumBakeList(
            lines,
            ticks.map((tick) => ({ ...tick, key })),
          );
          expect(item?.made).toBe(Math.max(parts, doneParts) / 1000);
        },
      ),
    );
  });
});
