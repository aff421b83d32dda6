import { describe, expect, it } from "vitest";
import {
  foldProviderEvents,
  listSurplusSubscriptions,
  statusOfHeld,
} from "./provider-subscriptions.ts";
import { day, payment, planOn, refund, snapshot } from "./testing/provider-events.ts";

describe("a paid subscription", () => {
  it("has the plan of its price while it is active", () => {
    const paid = foldProviderEvents([snapshot(0)]);
    expect(paid).toMatchObject({ plan: "pro", interval: "month", nextChargeAt: day(30) });
    expect(planOn(29, paid)).toBe("pro active");
  });

  it("stays while a payment is past due, also after the period", () => {
    const paid = foldProviderEvents([snapshot(0), snapshot(30, { status: "past_due" })]);
    expect(planOn(33, paid)).toBe("pro past_due");
  });

  it("is canceled and lasts to its end where the end was asked for, and is active again when undone", () => {
    const asked = [snapshot(0), snapshot(5, { endsAt: day(30) })];
    expect(planOn(29, foldProviderEvents(asked))).toBe("pro canceled");
    expect(planOn(30, foldProviderEvents(asked))).toBe("basic active");
    expect(foldProviderEvents(asked)?.nextChargeAt).toBeNull();
    expect(planOn(29, foldProviderEvents([...asked, snapshot(6)]))).toBe("pro active");
  });

  it("ends at once where it was canceled at once", () => {
    const paid = foldProviderEvents([snapshot(0), snapshot(5, { status: "canceled" })]);
    expect(planOn(5, paid)).toBe("basic active");
  });

  it("gives nothing while it is paused", () => {
    const paid = foldProviderEvents([snapshot(0), snapshot(5, { status: "paused" })]);
    expect(paid?.status).toBe("inactive");
    expect(planOn(6, paid)).toBe("basic inactive");
  });

  it("gives nothing while it is paused, although it was canceled to the end of the period before", () => {
    const paused = snapshot(5, { status: "paused", endsAt: day(31) });
    const paid = foldProviderEvents([snapshot(0), snapshot(4, { endsAt: day(31) }), paused]);
    expect(paid?.status).toBe("inactive");
    expect(planOn(6, paid)).toBe("basic inactive");
    expect(statusOfHeld("paused", true)).toBe("inactive");
    expect(statusOfHeld("active", true)).toBe("canceled");
  });

  it("ends at once when all of the running period is refunded, also in parts", () => {
    const events = [snapshot(0), payment(0)];
    expect(planOn(6, foldProviderEvents([...events, refund(6)]))).toBe("basic active");
    const half = refund(6, { totalMinor: 1450n });
    const other = refund(7, { totalMinor: 1450n, adjustmentRef: "adj_2" });
    expect(planOn(6, foldProviderEvents([...events, half]))).toBe("pro active");
    expect(planOn(7, foldProviderEvents([...events, half, other]))).toBe("basic active");
  });

  it("stays when a refund waits, is refused, is taken back, or is of an earlier period", () => {
    const events = [snapshot(0), payment(0)];
    const waits = refund(6, { isApproved: false });
    expect(planOn(7, foldProviderEvents([...events, waits]))).toBe("pro active");
    const back = [refund(6), refund(8, { isApproved: false })];
    expect(planOn(9, foldProviderEvents([...events, ...back]))).toBe("pro active");
    const renewed = [snapshot(30, { periodEndAt: day(60) }), payment(30, "txn_2", 60)];
    expect(planOn(40, foldProviderEvents([...events, ...renewed, refund(35)]))).toBe("pro active");
  });

  it("stays when nothing of what was paid is refunded, and tells the last payment of any money", () => {
    const nothing = refund(6, { totalMinor: 0n });
    const paid = foldProviderEvents([snapshot(0), payment(0, "txn_1", 30, 0n), nothing]);
    expect(planOn(7, paid)).toBe("pro active");
    expect(paid?.payment).toBeNull();
    const negative = refund(6, { totalMinor: -2900n });
    const events = [snapshot(0), payment(1), payment(3, "txn_2", 30, 0n), negative];
    expect(planOn(7, foldProviderEvents(events))).toBe("pro active");
    expect(foldProviderEvents(events)?.payment).toEqual({
      minor: 2900,
      currency: "USD",
      at: day(1),
    });
  });

  it("needs the price of a change within the period back too before it ends", () => {
    const events = [snapshot(0), payment(0), payment(3, "txn_2", 30, 3000n), refund(6)];
    expect(planOn(6, foldProviderEvents(events))).toBe("pro active");
    const rest = refund(7, { adjustmentRef: "adj_2", transactionRef: "txn_2", totalMinor: 3000n });
    expect(planOn(7, foldProviderEvents([...events, rest]))).toBe("basic active");
  });

  it.each([
    ["no period", null],
    ["the running period", day(30)],
  ])("that was given back stays ended by a new card, paid 0 for %s", (_for, periodEndAt) => {
    const bought = [snapshot(0), payment(0)];
    const newCard = (at: number) => ({ ...payment(at, "txn_0", 30, 0n), periodEndAt });
    for (const action of ["refund", "chargeback"] as const) {
      const events = [...bought, refund(5, { action }), newCard(7)];
      expect(planOn(8, foldProviderEvents(events))).toBe("basic active");
    }
    const before = [...bought, newCard(3)];
    expect(planOn(8, foldProviderEvents(before))).toBe("pro active");
    expect(planOn(8, foldProviderEvents([...before, refund(5)]))).toBe("basic active");
  });

  it("ends by a chargeback of any payment; what is charged nevertheless is a period that is paid", () => {
    const events = [snapshot(0), payment(0), snapshot(30, { periodEndAt: day(60) })];
    const charged = refund(40, { action: "chargeback", totalMinor: 100n });
    expect(planOn(41, foldProviderEvents([...events, payment(30, "txn_2", 60), charged]))).toBe(
      "basic active",
    );
    const later = [
      ...events,
      charged,
      payment(60, "txn_3", 90),
      snapshot(60, { periodEndAt: day(90) }),
    ];
    expect(planOn(61, foldProviderEvents(later))).toBe("pro canceled");
    expect(planOn(90, foldProviderEvents(later))).toBe("basic active");
    expect(foldProviderEvents(later)?.nextChargeAt).toBeNull();
    expect(listSurplusSubscriptions(later)).toEqual(["sub_1"]);
  });

  it("is back when the chargeback was decided for the shop", () => {
    const charged = refund(5, { action: "chargeback" });
    const reversed = refund(9, { action: "chargeback_reverse", adjustmentRef: "adj_2" });
    const paid = foldProviderEvents([snapshot(0), payment(0), charged, reversed]);
    expect(planOn(10, paid)).toBe("pro active");
  });

  it("is back to the end of the paid period when it was canceled for a chargeback that was then reversed", () => {
    const charged = refund(5, { action: "chargeback" });
    const reversed = refund(9, { action: "chargeback_reverse", adjustmentRef: "adj_2" });
    const events = [
      snapshot(0),
      payment(0),
      charged,
      snapshot(6, { status: "canceled" }),
      reversed,
    ];
    expect(planOn(10, foldProviderEvents(events))).toBe("pro canceled");
    expect(planOn(30, foldProviderEvents(events))).toBe("basic active");
    expect(foldProviderEvents(events)?.nextChargeAt).toBeNull();
  });

  it("is to be canceled at the provider once its money was returned in full, until the provider did", () => {
    const bought = [snapshot(0), payment(0)];
    const other = snapshot(8, { subscriptionRef: "sub_2" });
    expect(listSurplusSubscriptions([...bought, refund(6, { totalMinor: 1450n })])).toEqual([]);
    for (const action of ["refund", "chargeback"] as const) {
      const events = [...bought, refund(6, { action })];
      expect(listSurplusSubscriptions(events)).toEqual(["sub_1"]);
      expect(listSurplusSubscriptions([...events, other])).toEqual(["sub_1"]);
      const paused = snapshot(7, { status: "paused" });
      expect(listSurplusSubscriptions([...events, paused])).toEqual(["sub_1"]);
      const canceled = snapshot(7, { status: "canceled" });
      expect(listSurplusSubscriptions([...events, canceled])).toEqual([]);
    }
  });

  it("is one of a business: the best is kept, the others are to be canceled, a paused one too", () => {
    const premium = snapshot(3, {
      subscriptionRef: "sub_2",
      sold: { plan: "premium", interval: "month" },
    });
    expect(listSurplusSubscriptions([snapshot(0), premium])).toEqual(["sub_1"]);
    const paused = { ...premium, status: "paused" } as const;
    expect(listSurplusSubscriptions([snapshot(0), paused])).toEqual(["sub_2"]);
    expect(foldProviderEvents([snapshot(0), paused])?.subscriptionRef).toBe("sub_1");
    expect(listSurplusSubscriptions([snapshot(0, { sold: null }), premium])).toEqual([]);
  });

  it("counts the running one of two, then the higher plan", () => {
    const old = snapshot(0, {
      subscriptionRef: "sub_0",
      status: "canceled",
      sold: { plan: "premium", interval: "year" },
    });
    expect(foldProviderEvents([snapshot(1), old])?.subscriptionRef).toBe("sub_1");
    const higher = snapshot(0, {
      subscriptionRef: "sub_0",
      sold: { plan: "premium", interval: "year" },
    });
    expect(foldProviderEvents([snapshot(1), higher])?.plan).toBe("premium");
  });

  it("keeps the plan of the paid period where a lower one was chosen, and says what follows", () => {
    const premium = { sold: { plan: "premium", interval: "month" } } as const;
    const events = [snapshot(0, premium), snapshot(5)];
    const paid = foldProviderEvents(events);
    expect(planOn(29, paid)).toBe("premium active");
    expect(paid?.scheduled).toEqual({ kind: "downgrade", plan: "pro", at: day(30) });
    const renewed = foldProviderEvents([...events, snapshot(30, { periodEndAt: day(60) })]);
    expect(planOn(31, renewed)).toBe("pro active");
    expect(renewed?.scheduled).toBeNull();
    expect(foldProviderEvents([...events, snapshot(6, premium)])?.scheduled).toBeNull();
  });

  it("is none where the price is none of ours", () => {
    expect(foldProviderEvents([snapshot(0, { sold: null })])).toBeNull();
  });
});
