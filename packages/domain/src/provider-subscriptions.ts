import type { billingIntervals } from "@marzipan/contract/billing-payments";
import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { plans } from "./plans.ts";

/** States of a subscription as the card provider names them. */
export const providerStatuses = ["active", "trialing", "past_due", "paused", "canceled"] as const;

/** A subscription's state at the card provider. */
export type ProviderStatus = (typeof providerStatuses)[number];

/** The time between two charges. */
export type BillingInterval = (typeof billingIntervals)[number];

/** What a price of the provider's catalogue buys. */
export interface SoldPlan {
  plan: PlanName;
  interval: BillingInterval;
}

/** What all events of the provider have. */
interface EventBase {
  /** The provider's id of the event; a repeated delivery has the same. */
  id: string;
  occurredAt: Date;
  subscriptionRef: string;
}

/** An amount in the smallest unit of its currency. */
export interface Charge {
  minor: number;
  currency: string;
}

/** A subscription as it was when the event occurred: each of the provider's subscription events carries it whole. */
export interface SubscriptionSnapshot extends EventBase {
  kind: "subscription";
  customerRef: string;
  status: ProviderStatus;
  /** What it buys; `null` for a price that is none of ours. */
  sold: SoldPlan | null;
  /** What one period costs, in the smallest unit of its currency. */
  price: Charge | null;
  /** The end of the period that is paid for. */
  periodEndAt: Date | null;
  /** When the provider charges next. */
  nextChargeAt: Date | null;
  /** When a cancellation that was asked for takes effect. */
  endsAt: Date | null;
}

/** A payment that went through. */
export interface PaidTransaction extends EventBase {
  kind: "payment";
  transactionRef: string;
  /** The total in the smallest unit of its currency. */
  totalMinor: bigint;
  currency: string | null;
  periodEndAt: Date | null;
}

/** Money that went back, or is asked back: a refund or a chargeback. */
export interface Adjustment extends EventBase {
  kind: "adjustment";
  adjustmentRef: string;
  transactionRef: string;
  action: "refund" | "chargeback" | "chargeback_reverse";
  /** Whether the money really goes back; false while it waits, once it is refused or taken back. */
  isApproved: boolean;
  totalMinor: bigint;
}

/** What the provider told, as far as plans depend on it. */
export type ProviderEvent = SubscriptionSnapshot | PaidTransaction | Adjustment;

/** What the provider's events make of a business's subscription. */
export interface PaidSubscription {
  subscriptionRef: string;
  customerRef: string;
  plan: PlanName;
  interval: BillingInterval;
  status: SubscriptionStatus;
  trialEndAt: Date | null;
  currentPeriodEndAt: Date | null;
  nextChargeAt: Date | null;
  /** What each period costs from the next charge on. */
  price: Charge | null;
  /** What happens at the end of the paid period. */
  scheduled: ScheduledChange | null;
  /** The last payment of any money. */
  payment: (Charge & { at: Date }) | null;
}

/** A plan that ends, or becomes a lower one, at the end of the paid period. */
export interface ScheduledChange {
  kind: "cancel" | "downgrade";
  plan: PlanName;
  at: Date;
}

/** The one table of what the provider's states are in the product (spec §4, rulings §3). */
const statusOfProvider: Readonly<Record<ProviderStatus, SubscriptionStatus>> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  paused: "inactive",
  canceled: "canceled",
};

/** Returns the product's state of a subscription that the provider holds; one that was cancelled counts so from then on. */
export function statusOfHeld(status: ProviderStatus, isEnding: boolean): SubscriptionStatus {
  return isEnding ? "canceled" : statusOfProvider[status];
}

/**
 * Returns the subscription that a business's events describe, `null` when none of them is of a plan of ours. The
 * answer depends on the set of events alone: neither on the order in which they arrived nor on repetitions.
 */
export function foldProviderEvents(events: readonly ProviderEvent[]): PaidSubscription | null {
  const bySubscription = Map.groupBy(inOrder(events), ({ subscriptionRef }) => subscriptionRef);
  let best: Standing | null = null;
  for (const own of bySubscription.values()) {
    const standing = standingOf(own);
    if (standing && (best === null || isBetter(standing, best))) best = standing;
  }
  return best?.paid ?? null;
}

interface Standing {
  paid: PaidSubscription;
  isOver: boolean;
  at: Date;
}

/** Each event once, the earlier first; those of one instant by id, which no delivery changes. */
function inOrder(events: readonly ProviderEvent[]): ProviderEvent[] {
  const once = new Map(events.map((event) => [event.id, event]));
  return [...once.values()].toSorted(
    (one, other) =>
      one.occurredAt.getTime() - other.occurredAt.getTime() ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
}

function standingOf(events: readonly ProviderEvent[]): Standing | null {
  const snapshot = events.findLast((event) => event.kind === "subscription");
  if (!snapshot?.sold) return null;
  const { subscriptionRef, customerRef, sold, occurredAt } = snapshot;
  const returnedAt = whenReturned(events);
  const state = returnedAt
    ? { status: "canceled" as const, currentPeriodEndAt: returnedAt }
    : stateOf(snapshot);
  const isOver =
    returnedAt !== null || snapshot.status === "canceled" || snapshot.status === "paused";
  const isTrial = state.status === "trialing";
  const plan = planPaidFor(events, snapshot, sold.plan);
  return {
    paid: {
      subscriptionRef,
      customerRef,
      plan,
      interval: sold.interval,
      ...state,
      price: snapshot.price,
      scheduled: isOver ? null : scheduledBy(snapshot, plan, sold.plan),
      payment: lastPaymentOf(events),
      trialEndAt: isTrial ? snapshot.nextChargeAt : null,
      nextChargeAt: isOver || snapshot.endsAt ? null : snapshot.nextChargeAt,
    },
    isOver,
    at: occurredAt,
  };
}

function lastPaymentOf(events: readonly ProviderEvent[]): PaidSubscription["payment"] {
  const last = events.findLast((event) => event.kind === "payment" && event.totalMinor > 0n);
  if (last?.kind !== "payment" || last.currency === null) return null;
  return { minor: Number(last.totalMinor), currency: last.currency, at: last.occurredAt };
}

/**
 * Returns the plan of the running period: what was paid for it stays to its end, also after a lower plan was chosen for
 * the periods that follow.
 */
function planPaidFor(
  events: readonly ProviderEvent[],
  { periodEndAt }: SubscriptionSnapshot,
  last: PlanName,
): PlanName {
  if (periodEndAt === null) return last;
  const ofPeriod = events.flatMap((event) =>
    event.kind === "subscription" &&
    event.sold &&
    event.periodEndAt?.getTime() === periodEndAt.getTime()
      ? [event.sold.plan]
      : [],
  );
  return ofPeriod.reduce(
    (best, plan) => (plans[plan].hierarchy > plans[best].hierarchy ? plan : best),
    last,
  );
}

function scheduledBy(
  { endsAt, periodEndAt }: SubscriptionSnapshot,
  plan: PlanName,
  next: PlanName,
): ScheduledChange | null {
  if (endsAt) return { kind: "cancel", plan: "basic", at: endsAt };
  if (plan === next || periodEndAt === null) return null;
  return { kind: "downgrade", plan: next, at: periodEndAt };
}

/** Returns the state by the table; a cancellation that waits for the end of the period counts as one already. */
function stateOf({
  status,
  endsAt,
  periodEndAt,
  occurredAt,
}: SubscriptionSnapshot): Pick<PaidSubscription, "status" | "currentPeriodEndAt"> {
  if (status === "canceled") return { status: "canceled", currentPeriodEndAt: occurredAt };
  if (endsAt) return { status: "canceled", currentPeriodEndAt: endsAt };
  return { status: statusOfProvider[status], currentPeriodEndAt: periodEndAt };
}

/**
 * Returns when the money of the running period was given back whole, by refunds together, or when a chargeback came
 * after which nothing was paid; `null` otherwise. A part that was given back changes nothing, nor does a refund of an
 * earlier period (rulings §3).
 */
function whenReturned(events: readonly ProviderEvent[]): Date | null {
  // A new card makes a payment of 0, which pays for nothing.
  const payments = events
    .filter((event) => event.kind === "payment")
    .filter(({ totalMinor }) => totalMinor > 0n);
  const last = payments.at(-1);
  if (!last) return null;
  const endsWithLast = last.periodEndAt?.getTime();
  const running = payments.filter(({ periodEndAt }) => periodEndAt?.getTime() === endsWithLast);
  const refs = new Set(running.map(({ transactionRef }) => transactionRef));
  let left = running.reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
  let refundedAt: Date | null = null;
  const chargedBack = new Map<string, Date>();
  for (const { isApproved, action, transactionRef, totalMinor, occurredAt } of lastWords(events)) {
    if (!isApproved) continue;
    if (action === "chargeback_reverse") chargedBack.delete(transactionRef);
    if (action === "chargeback" && occurredAt > last.occurredAt)
      chargedBack.set(transactionRef, occurredAt);
    if (action !== "refund" || !refs.has(transactionRef)) continue;
    left -= totalMinor;
    if (left <= 0n) refundedAt ??= occurredAt;
  }
  return refundedAt ?? chargedBack.values().next().value ?? null;
}

/** Returns what was said last of each adjustment: it can be approved late, refused, or taken back. */
function lastWords(events: readonly ProviderEvent[]): Adjustment[] {
  const adjustments = events.filter((event) => event.kind === "adjustment");
  return [...new Map(adjustments.map((one) => [one.adjustmentRef, one])).values()];
}

/** A running subscription counts before an ended one, then the higher plan, then what was heard last. */
function isBetter(one: Standing, other: Standing): boolean {
  if (one.isOver !== other.isOver) return other.isOver;
  const rank = plans[one.paid.plan].hierarchy - plans[other.paid.plan].hierarchy;
  if (rank !== 0) return rank > 0;
  if (one.at.getTime() !== other.at.getTime()) return one.at > other.at;
  return one.paid.subscriptionRef > other.paid.subscriptionRef;
}
