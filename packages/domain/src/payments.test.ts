import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depositMinor } from "./orders.ts";
import {
  balanceMinor,
  dueOn,
  effectMinor,
  isVoided,
  paidMinor,
  payStateOf,
  refundableMinor,
  refusalOfVoid,
} from "./payments.ts";
import type { Owing, PaymentEntry } from "./payments.ts";

/** What an owner may do to an order's payments, and to the order. */
type Act =
  | { act: "pay"; amountMinor: number; isOther: boolean }
  | { act: "refund"; of: number; share: number }
  | { act: "void"; of: number }
  | { act: "cancel" }
  | { act: "restore" };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("pay" as const),
      amountMinor: fc.integer({ min: 1, max: 20_000 }),
      isOther: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("refund" as const),
      of: fc.nat(8),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("void" as const), of: fc.nat(8) }) },
  fc.constant<Act>({ act: "cancel" }),
  fc.constant<Act>({ act: "restore" }),
);

const anyOrder: fc.Arbitrary<Owing> = fc.record({
  totalMinor: fc.integer({ min: 0, max: 50_000 }),
  isCancelled: fc.constant(false),
  isSettled: fc.boolean(),
  deliveryDate: fc.constantFrom("2026-11-20", "2026-11-26", "2026-12-10"),
  depositKind: fc.constantFrom("sum", "percent", null),
  depositValueMinor: fc.integer({ min: 0, max: 10_000 }),
  depositDueDate: fc.constantFrom("2026-11-25", "2026-12-05", null),
});

/** Lives an order's payments as the product does, refusing what it refuses; a second book is kept by hand. */
function live(order: Owing, acts: readonly Act[]) {
  const entries: PaymentEntry[] = [];
  let isCancelled = false;
  for (const step of acts) {
    const entry = "of" in step ? entries[step.of] : undefined;
    if (step.act === "pay") {
      const currency = step.isOther ? "USD" : "ILS";
      entries.push({
        id: `${entries.length}`,
        kind: "payment",
        amountMinor: step.amountMinor,
        currency,
        refersToId: null,
      });
    } else if (step.act === "refund" && entry) {
      const most = refundableMinor(entry, entries);
      const amountMinor = Math.min(most, Math.ceil(most * step.share));
      if (amountMinor > 0)
        entries.push({
          id: `${entries.length}`,
          kind: "refund",
          amountMinor,
          currency: entry.currency,
          refersToId: entry.id,
        });
    } else if (step.act === "void" && entry && refusalOfVoid(entry, entries) === null) {
      entries.push({
        id: `${entries.length}`,
        kind: "void",
        amountMinor: entry.amountMinor,
        currency: entry.currency,
        refersToId: entry.id,
      });
    } else if (step.act === "cancel" || step.act === "restore") {
      isCancelled = step.act === "cancel";
    }
  }
  return { entries, order: { ...order, isCancelled } };
}

const lived = fc
  .tuple(anyOrder, fc.array(anyAct, { maxLength: 12 }))
  .map(([order, acts]) => live(order, acts));

describe("an order's balance through deposits, part payments, refunds, voids and cancellation", () => {
  it("is what is owed less what stands of the payments in its currency", () => {
    fc.assert(
      fc.property(lived, ({ entries, order }) => {
        const standing = entries.filter(
          (entry) =>
            entry.kind !== "void" && !isVoided(entry.id, entries) && entry.currency === "ILS",
        );
        const byHand = standing.reduce(
          (sum, entry) => sum + (entry.kind === "payment" ? entry.amountMinor : -entry.amountMinor),
          0,
        );
        const paid = paidMinor(entries, "ILS");
        expect(paid).toBe(byHand);
        const open = (order.isCancelled ? 0 : order.totalMinor) - byHand;
        expect(balanceMinor(order, paid)).toBe(order.isSettled ? Math.min(0, open) : open);
      }),
    );
  });

  it("never has less than nothing paid, and nothing can be given back twice", () => {
    fc.assert(
      fc.property(lived, ({ entries }) => {
        expect(paidMinor(entries, "ILS")).toBeGreaterThanOrEqual(0);
        expect(paidMinor(entries, "USD")).toBeGreaterThanOrEqual(0);
        for (const entry of entries)
          expect(refundableMinor(entry, entries)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is as if a voided row had never been", () => {
    fc.assert(
      fc.property(lived, ({ entries }) => {
        const gone = new Set(
          entries.filter((entry) => isVoided(entry.id, entries)).map((entry) => entry.id),
        );
        const without = entries.filter((entry) => !gone.has(entry.id) && entry.kind !== "void");
        expect(paidMinor(entries, "ILS")).toBe(paidMinor(without, "ILS"));
      }),
    );
  });

  it("and its state and what is due tell the same story", () => {
    fc.assert(
      fc.property(lived, ({ entries, order }) => {
        const paid = paidMinor(entries, "ILS");
        const balance = balanceMinor(order, paid);
        const state = payStateOf(order, paid);
        const deposit = depositMinor(order, order.totalMinor);
        const isTrueOf = {
          overpaid: balance < 0,
          paid: balance === 0 && paid > 0,
          part_paid: paid >= deposit && paid > 0 && balance > 0,
          deposit_due: paid < deposit && balance > 0,
          settled: order.isSettled && balance === 0 && paid < order.totalMinor,
          nothing: paid === 0 && (order.isCancelled || deposit === 0),
        };
        expect(isTrueOf[state]).toBe(true);
        const due = dueOn(order, paid, "2026-11-26");
        const isSettled = order.isCancelled || balance <= 0;
        expect(due !== null && isSettled).toBe(false);
        expect((due?.amountMinor ?? 0) <= Math.max(0, balance)).toBe(true);
        expect((due?.amountMinor ?? 1) > 0).toBe(true);
        expect((due?.dueDate ?? "") <= "2026-11-26").toBe(true);
        const mustBeDue = !isSettled && order.deliveryDate <= "2026-11-26";
        expect(mustBeDue && due === null).toBe(false);
      }),
    );
  });
});

describe("what stands against an order", () => {
  const order: Owing = {
    totalMinor: 10_000,
    isCancelled: false,
    isSettled: false,
    deliveryDate: "2026-12-10",
    depositKind: "percent",
    depositValueMinor: 3000,
    depositDueDate: "2026-11-25",
  };

  it("goes from deposit due over part paid and paid to overpaid", () => {
    expect([0, 2999, 3000, 9999, 10_000, 10_001].map((paid) => payStateOf(order, paid))).toEqual([
      "deposit_due",
      "deposit_due",
      "part_paid",
      "part_paid",
      "paid",
      "overpaid",
    ]);
    expect(payStateOf({ ...order, depositKind: null }, 0)).toBe("nothing");
    expect(payStateOf({ ...order, isCancelled: true }, 0)).toBe("nothing");
    expect(payStateOf({ ...order, isCancelled: true }, 1)).toBe("overpaid");
  });

  it("is due as a deposit from its date on, and in full from the delivery date on", () => {
    expect(dueOn(order, 0, "2026-11-24")).toBeNull();
    expect(dueOn(order, 1000, "2026-11-25")).toEqual({ amountMinor: 2000, dueDate: "2026-11-25" });
    expect(dueOn(order, 3000, "2026-11-25")).toBeNull();
    expect(dueOn(order, 3000, "2026-12-10")).toEqual({ amountMinor: 7000, dueDate: "2026-12-10" });
  });

  it("keeps a void from taking more than its row gave", () => {
    expect(effectMinor("void", 500, "refund")).toBe(500);
    expect(effectMinor("void", 500, "payment")).toBe(-500);
  });
});
