import { describe, expect, it } from "vitest";
import { isAsUpdated, plainUpdate, undoingPatch, updateAfterEdit } from "./customer-updates.ts";
import { blankOrder, patchOrder } from "./orders.ts";

const at = new Date("2026-11-26T08:00:00Z");
const order = patchOrder(blankOrder("ILS"), {
  clientName: "Noa",
  deliveryDate: "2026-11-27",
  deliveryTime: "11:00",
  items: [{ dessert_name: "Challah", quantity: 2, unit_price: 24.5 }],
});

describe("what a customer should be told of an edit", () => {
  it("is the new date where only day and time changed", () => {
    const next = patchOrder(order, { deliveryDate: "2026-12-01" });
    expect(updateAfterEdit(order, next, null, at)).toEqual({
      kind: "moved",
      at: at.toISOString(),
      before: { deliveryDate: "2026-11-27" },
      after: { deliveryDate: "2026-12-01" },
    });
  });

  it("is a change of items, place, price or notes, with the way back", () => {
    const next = patchOrder(order, {
      agreedPrice: 40,
      items: [{ dessert_name: "Challah", quantity: 3, unit_price: 24.5 }],
    });
    const update = updateAfterEdit(order, next, null, at);
    if (!update) throw new Error("nothing to tell");
    expect(update.kind).toBe("changed");
    expect(isAsUpdated(next, update)).toBe(true);
    expect(isAsUpdated(patchOrder(next, { agreedPrice: 41 }), update)).toBe(false);
    const [line] = next.lines;
    if (!line) throw new Error("no line");
    const { productId, ...rest } = line;
    const stored = { ...update, after: { ...update.after, lines: [{ productId, ...rest }] } };
    expect(isAsUpdated(next, stored)).toBe(true);
    expect(patchOrder(next, undoingPatch(update))).toEqual(order);
  });

  it("stays what it was where the customer sees nothing of the edit", () => {
    const had = plainUpdate("ready", at);
    const next = patchOrder(order, { phone: "0525550147", status: "in_progress" });
    expect(updateAfterEdit(order, next, had, at)).toBe(had);
  });

  it("is nothing once the order is handed over", () => {
    const next = patchOrder(order, { notes: "late", status: "completed" });
    expect(updateAfterEdit(order, next, plainUpdate("ready", at), at)).toBeNull();
  });
});
