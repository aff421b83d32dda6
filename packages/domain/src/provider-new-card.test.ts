import { expect, it } from "vitest";
import { planInForce } from "./plans.ts";
import { foldProviderEvents } from "./provider-subscriptions.ts";
import type { ProviderEvent } from "./provider-subscriptions.ts";

const day = (count: number): Date => new Date(Date.UTC(2026, 10, 1) + count * 86_400_000);

const bought: ProviderEvent = {
  kind: "subscription",
  id: "e1",
  occurredAt: day(0),
  subscriptionRef: "s",
  customerRef: "c",
  status: "active",
  sold: { plan: "pro", interval: "month" },
  price: { minor: 2900, currency: "USD" },
  periodEndAt: day(30),
  nextChargeAt: day(30),
  endsAt: null,
};
const payment = (id: string, at: number, minor: bigint, until: number | null): ProviderEvent => ({
  kind: "payment",
  id,
  occurredAt: day(at),
  subscriptionRef: "s",
  transactionRef: `of ${id}`,
  totalMinor: minor,
  currency: "USD",
  periodEndAt: until === null ? null : day(until),
});
const given = (action: "refund" | "chargeback"): ProviderEvent => ({
  kind: "adjustment",
  id: "e5",
  occurredAt: day(5),
  subscriptionRef: "s",
  adjustmentRef: "a",
  transactionRef: "of e2",
  action,
  isApproved: true,
  totalMinor: 2900n,
});
const planOn = (at: number, events: ProviderEvent[]) => {
  const paid = foldProviderEvents([bought, payment("e2", 0, 2900n, 30), ...events]);
  return paid && planInForce({ ...paid, trialUsedAt: null }, day(at), false).plan;
};

// A card that is entered anew makes a transaction of 0, for the period that runs or for none.
it.each([
  ["chargeback", 7, 30],
  ["chargeback", 7, null],
  ["refund", 3, null],
  ["refund", 7, null],
  ["refund", 7, 30],
] as const)("a plan ended by a %s stays ended by a new card on day %i", (action, at, until) => {
  const newCard = payment(at < 5 ? "e3" : "e7", at, 0n, until);
  const events = at < 5 ? [newCard, given(action)] : [given(action), newCard];
  expect(planOn(8, events)).toBe("basic");
  expect(planOn(8, [newCard])).toBe("pro");
});
