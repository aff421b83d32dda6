import { describe, expect, it } from "vitest";
import { hasHadFeature, isSettled, settlementAfter } from "./settlement.ts";

describe("the settlement of an order", () => {
  it("is settled by completing it where payments could never be recorded", () => {
    expect(settlementAfter(null, "completed", false)).toBe("settled");
    expect(settlementAfter({ status: "pending", settlement: null }, "completed", false)).toBe(
      "settled",
    );
    expect(settlementAfter({ status: "pending", settlement: null }, "completed", true)).toBeNull();
  });

  it("stays through edits and goes when the order is open again", () => {
    for (const settlement of ["settled", "owed"] as const) {
      const before = { status: "completed", settlement } as const;
      expect(settlementAfter(before, "completed", true)).toBe(settlement);
      expect(settlementAfter(before, "in_progress", false)).toBeNull();
    }
  });

  it("covers imported history, and no imported order that is still to be delivered", () => {
    const order = { settlement: null, isImported: true, createdDay: "2026-11-26" };
    expect(isSettled({ ...order, deliveryDate: "2026-11-25" })).toBe(true);
    expect(isSettled({ ...order, deliveryDate: "2026-11-26" })).toBe(false);
    const made = { ...order, isImported: false, deliveryDate: "2026-11-25" };
    expect(isSettled(made)).toBe(false);
    expect(isSettled({ ...made, settlement: "settled" })).toBe(true);
    expect(isSettled({ ...made, settlement: "owed" })).toBe(false);
  });
});

describe("a feature that a business once had", () => {
  it("is known by its stored plan, its trial, or its administrator", () => {
    const never = { plan: "basic", trialUsedAt: null, isAdmin: false } as const;
    const had = (more: object) => hasHadFeature({ ...never, ...more }, "payment_tracking");
    expect(had({})).toBe(false);
    expect([{ plan: "pro" }, { trialUsedAt: new Date(0) }, { isAdmin: true }].map(had)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
