import { describe, expect, it } from "vitest";
import { changesOf } from "./order-history.ts";
import { blankOrder } from "./orders.ts";

const before = {
  ...blankOrder("ILS"),
  clientName: "Dana",
  deliveryDate: "2026-12-01",
  deliveryTime: "09:00",
};

describe("an order's history", () => {
  it("says nothing where nothing changed", () => {
    expect(changesOf(before, structuredClone(before))).toEqual([]);
  });

  it("says moved when only day or time changed", () => {
    const moved = { kind: "moved", from: "2026-12-01" };
    expect(changesOf(before, { ...before, deliveryDate: "2026-12-02" })).toEqual([
      { ...moved, to: "2026-12-02" },
    ]);
    expect(changesOf(before, { ...before, deliveryTime: null })).toEqual([
      { ...moved, to: "2026-12-01" },
    ]);
    expect(
      changesOf(before, { ...before, deliveryDate: "2026-12-03", deliveryTime: null }),
    ).toEqual([{ ...moved, to: "2026-12-03" }]);
  });

  it("says edited when anything else changed, also together with the day", () => {
    const edited = [{ kind: "edited", from: null, to: null }];
    expect(changesOf(before, { ...before, notes: "x" })).toEqual(edited);
    expect(
      changesOf(before, { ...before, deliveryDate: "2026-12-02", allergens: ["milk"] }),
    ).toEqual(edited);
  });

  it("says a change of state by itself", () => {
    expect(changesOf(before, { ...before, status: "completed", notes: "x" })).toEqual([
      { kind: "status", from: "pending", to: "completed" },
      { kind: "edited", from: null, to: null },
    ]);
  });
});
