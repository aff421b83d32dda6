import { describe, expect, it } from "vitest";
import { groupByDay, mergeOrders, rowsOf } from "./order-rows.rules.ts";
import type { OrderRow } from "../orders.types.ts";

function order(number: number, deliveryDate: string, deliveryTime: string | null): OrderRow {
  return {
    id: `id-${number}`,
    number,
    clientId: null,
    clientName: `Client ${number}`,
    phone: null,
    customerEmail: null,
    deliveryDate,
    deliveryTime,
    fulfilment: "pickup",
    address: null,
    status: "pending",
    readyAt: null,
    cancelledAt: null,
    cancelReason: null,
    notes: null,
    allergens: [],
    allergyNote: "",
    currency: "ILS",
    itemsTotal: 0,
    agreedPrice: null,
    totalPrice: 0,
    depositKind: null,
    depositValue: null,
    depositDueDate: null,
    items: [],
    createdAt: "2026-11-01T00:00:00Z",
    updatedAt: "2026-11-01T00:00:00Z",
    deletedAt: null,
  };
}

const early = order(1, "2026-11-26", "09:30");
const late = order(2, "2026-11-26", "16:15");
const untimed = order(3, "2026-11-26", null);
const nextDay = order(4, "2026-11-27", "07:30");

describe("rows of the list", () => {
  it("keep the place of an order that was deleted a moment ago", () => {
    const rows = rowsOf([early, nextDay], [late], "delivery");
    expect(rows.map(({ item: { number }, isDeleted }) => [number, isDeleted])).toEqual([
      [1, false],
      [2, true],
      [4, false],
    ]);
  });

  it("show a deleted order once while the server still answers it", () => {
    const rows = rowsOf([early, late], [late], "delivery");
    expect(rows.map((row) => row.isDeleted)).toEqual([false, true]);
  });

  it("put a deleted order without a time behind the day's others, latest first too", () => {
    expect(rowsOf([early, nextDay], [untimed], "delivery")[1]?.item.number).toBe(3);
    expect(rowsOf([nextDay, early], [late], "-delivery").map((row) => row.item.number)).toEqual([
      4, 2, 1,
    ]);
  });
});

describe("days", () => {
  it("group the rows that follow one another", () => {
    const rows = rowsOf([early, late, nextDay], [], "delivery");
    expect(groupByDay(rows).map((group) => [group.day, group.rows.length])).toEqual([
      ["2026-11-26", 2],
      ["2026-11-27", 1],
    ]);
  });

  it("merge two lists into one order", () => {
    const merged = mergeOrders([[late, nextDay], [early]], "delivery");
    expect(merged.map((one) => one.number)).toEqual([1, 2, 4]);
  });
});
