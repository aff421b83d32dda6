import { planInForce } from "../plans.ts";
import type { ProviderEvent, SubscriptionSnapshot } from "../provider-events.ts";
import type { PaidSubscription } from "../provider-subscriptions.ts";

const start = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;
/** Returns the instant so many days after the first event. */
export const day = (count: number): Date => new Date(start + count * dayMs);

let made = 0;
/** Creates a snapshot of a running Pro subscription on a day; each has its own id, in the order in which they are made. */
export function snapshot(
  at: number,
  more: Partial<SubscriptionSnapshot> = {},
): SubscriptionSnapshot {
  made += 1;
  return {
    kind: "subscription",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    customerRef: "ctm_1",
    status: "active",
    sold: { plan: "pro", interval: "month" },
    price: { minor: 2900, currency: "USD" },
    periodEndAt: day(30),
    nextChargeAt: day(30),
    endsAt: null,
    ...more,
  };
}

/** Creates a payment on a day for a period that ends on another. */
export function payment(
  at: number,
  ref = "txn_1",
  periodEnd = 30,
  totalMinor = 2900n,
): ProviderEvent {
  made += 1;
  return {
    kind: "payment",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    transactionRef: ref,
    totalMinor,
    currency: "USD",
    periodEndAt: day(periodEnd),
  };
}

/** Creates an approved full refund on a day. */
export function refund(
  at: number,
  more: Partial<Extract<ProviderEvent, { kind: "adjustment" }>> = {},
): ProviderEvent {
  made += 1;
  return {
    kind: "adjustment",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    adjustmentRef: "adj_1",
    transactionRef: "txn_1",
    action: "refund",
    isApproved: true,
    totalMinor: 2900n,
    ...more,
  };
}

/** The plan in force on a day, as everything that asks for it sees it. */
export function planOn(at: number, paid: PaidSubscription | null): string {
  if (!paid) return "none";
  const stored = { ...paid, trialUsedAt: null };
  const { plan, status } = planInForce(stored, day(at), false);
  return `${plan} ${status}`;
}
