import { describe, expect, it } from "vitest";
import {
  deadlineOf,
  forbiddenIn,
  groupByCategory,
  isMade,
  missingOf,
  settledOf,
} from "./bake-items.rules.ts";
import type { BakeOrderRow, BakeRow } from "./bake-items.rules.ts";

function order(number: number, changes: Partial<BakeOrderRow> = {}): BakeOrderRow {
  return {
    id: `id-${number}`,
    number,
    clientName: `Client ${number}`,
    deliveryDate: "2026-11-26",
    deliveryTime: null,
    status: "pending",
    readyAt: null,
    quantity: 1,
    allergens: [],
    allergyNote: "",
    notes: null,
    ...changes,
  };
}

function item(name: string, changes: Partial<BakeRow> = {}): BakeRow {
  return {
    key: `n:${name}`,
    dessert_name: name,
    productId: null,
    category: null,
    quantity: 1,
    made: 0,
    orders: [],
    ...changes,
  };
}

describe("how much is made", () => {
  it("shows what is missing when a later order asks for more", () => {
    const rugelach = item("Rugelach", { quantity: 60, made: 48 });
    expect(isMade(rugelach)).toBe(false);
    expect(missingOf(rugelach)).toBe(12);
  });

  it("counts thirds and tenths exactly", () => {
    expect(missingOf(item("Filling", { quantity: 0.3, made: 0.1 }))).toBe(0.2);
  });

  it("is never less than nothing", () => {
    expect(missingOf(item("Challah", { quantity: 2, made: 5 }))).toBe(0);
  });

  it("cannot be unticked below what ready and completed orders hold", () => {
    const orders = [
      order(1, { quantity: 2, status: "completed" }),
      order(2, { quantity: 0.5, readyAt: "2026-11-26T05:00:00Z" }),
      order(3, { quantity: 4 }),
    ];
    expect(settledOf(item("Babka", { quantity: 6.5, orders }))).toBe(2.5);
  });
});

describe("groups", () => {
  it("stand by category with how many items are made", () => {
    const groups = groupByCategory([
      item("Challah", { category: "Bread", made: 1 }),
      item("Croissant", { category: "Bread" }),
      item("Pavlova"),
    ]);
    expect(groups.map((group) => [group.category, group.madeCount, group.items.length])).toEqual([
      ["Bread", 1, 2],
      [null, 0, 1],
    ]);
  });
});

describe("what an item must reckon with", () => {
  it("is the earliest time of an order that is still open", () => {
    const orders = [
      order(1, { deliveryTime: "08:00", status: "completed" }),
      order(2, { deliveryTime: "12:30" }),
      order(3, { deliveryTime: "11:00" }),
      order(4, { deliveryDate: "2026-11-25", deliveryTime: "17:00" }),
    ];
    expect(deadlineOf(orders)).toEqual({ day: "2026-11-25", time: "17:00" });
    expect(deadlineOf([order(5)])).toBeNull();
  });

  it("are the allergies of open orders, each once", () => {
    const orders = [
      order(1, { allergens: ["tree_nuts"], allergyNote: "no honey" }),
      order(2, { allergens: ["tree_nuts", "milk"], allergyNote: " no honey " }),
      order(3, { allergens: ["eggs"], status: "completed" }),
    ];
    expect(forbiddenIn(item("Cupcake", { orders }))).toEqual({
      allergens: ["tree_nuts", "milk"],
      notes: ["no honey"],
    });
  });
});
