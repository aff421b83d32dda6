import type { PlanEndReason, PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { plans } from "./plans.ts";
import type {
  BillingInterval,
  Charge,
  ProviderEvent,
  ProviderStatus,
  SubscriptionSnapshot,
} from "./provider-events.ts";
import { readReturns } from "./provider-returns.ts";
import type { Returns } from "./provider-returns.ts";

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
  /** Why it ended, or will end once what is paid is over; `null` while it goes on. */
  endReason: ProviderEndReason | null;
}

/** Why a subscription at the provider ended. */
export type ProviderEndReason = Extract<PlanEndReason, "payment_refused" | "refunded" | "canceled">;

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

/**
 * Returns the product's state of a subscription that the provider holds. A running one that was cancelled counts so from
 * then on; a paused one is paused, although it ends later: it gives no plan until then.
 */
export function statusOfHeld(status: ProviderStatus, isEnding: boolean): SubscriptionStatus {
  return isEnding && status !== "paused" ? "canceled" : statusOfProvider[status];
}

/**
 * Returns the subscription that a business's events describe, `null` when none of them is of a plan of ours. The
 * result depends on the set of events alone: neither on the order in which they arrived nor on repetitions.
 */
export function foldProviderEvents(events: readonly ProviderEvent[]): PaidSubscription | null {
  return bestOf(standingsOf(events))?.paid ?? null;
}

/**
 * Returns the ids of subscriptions that still exist at the provider and must be canceled there at once: those ended by a
 * full refund or chargeback, and all but the best of several (rulings §3: at most one running subscription).
 */
export function listSurplusSubscriptions(events: readonly ProviderEvent[]): string[] {
  const standings = standingsOf(events);
  const best = bestOf(standings);
  return standings
    .filter((one) => one.isLive && (one.isReturned || one !== best))
    .map(({ paid }) => paid.subscriptionRef);
}

interface Standing {
  paid: PaidSubscription;
  /** 2 while it runs, 1 while it is paused, 0 when it has ended. */
  rank: 0 | 1 | 2;
  /** It exists at the provider, which can charge for it now or after it is resumed. */
  isLive: boolean;
  /** Its money was returned, so that it must not be charged again. */
  isReturned: boolean;
  at: Date;
}

function standingsOf(events: readonly ProviderEvent[]): Standing[] {
  const bySubscription = Map.groupBy(inOrder(events), ({ subscriptionRef }) => subscriptionRef);
  return [...bySubscription.values()].flatMap((own) => standingOf(own) ?? []);
}

function bestOf(standings: readonly Standing[]): Standing | null {
  return standings.reduce<Standing | null>(
    (best, one) => (best === null || isBetter(one, best) ? one : best),
    null,
  );
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
  const returned = readReturns(events);
  const isLive = snapshot.status !== "canceled";
  const isReturned = returned.endings.length > 0;
  const isOver = isReturned || !isLive || snapshot.status === "paused";
  const state = stateOf(snapshot, returned);
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
      trialEndAt: state.status === "trialing" ? snapshot.nextChargeAt : null,
      nextChargeAt: isOver || snapshot.endsAt ? null : snapshot.nextChargeAt,
      endReason: isReturned ? "refunded" : endReasonOf(events, snapshot),
    },
    rank: isReturned || !isLive ? 0 : snapshot.status === "paused" ? 1 : 2,
    isLive,
    isReturned,
    at: occurredAt,
  };
}

/** Returns `payment_refused` where the provider ended a subscription that was past due without a requested end. */
function endReasonOf(
  events: readonly ProviderEvent[],
  { status, endsAt }: SubscriptionSnapshot,
): ProviderEndReason | null {
  if (status !== "canceled") return endsAt ? "canceled" : null;
  const before = events.findLast(
    (event) => event.kind === "subscription" && event.status !== "canceled",
  );
  const isRefused =
    before?.kind === "subscription" && before.status === "past_due" && before.endsAt === null;
  return isRefused ? "payment_refused" : "canceled";
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

/**
 * Returns the state by the table; a cancellation that waits for the end of the period counts as one already. A period
 * that is paid lasts to its end although the subscription had to end: one charged after a refund, before the provider
 * confirmed the cancellation, and one whose chargeback was reversed after it.
 */
function stateOf(
  { status, endsAt, periodEndAt, occurredAt }: SubscriptionSnapshot,
  { endings, undone, lastPayment }: Returns,
): Pick<PaidSubscription, "status" | "currentPeriodEndAt"> {
  if (endings.length > 0) {
    const endedAt = endings.find((at) => lastPayment === null || at >= lastPayment.occurredAt);
    const paidUntil = lastPayment?.periodEndAt ?? periodEndAt;
    return { status: "canceled", currentPeriodEndAt: endedAt ?? paidUntil };
  }
  if (status === "canceled") {
    const isForReturn = undone.some(({ from, until }) => from <= occurredAt && occurredAt < until);
    const paidUntil = isForReturn ? lastPayment?.periodEndAt : null;
    return { status, currentPeriodEndAt: paidUntil ?? occurredAt };
  }
  return {
    status: statusOfHeld(status, endsAt !== null),
    currentPeriodEndAt: endsAt ?? periodEndAt,
  };
}

/** A running subscription is better than a paused one, which is better than an ended one; then by plan, then the latest. */
function isBetter(one: Standing, other: Standing): boolean {
  if (one.rank !== other.rank) return one.rank > other.rank;
  const rank = plans[one.paid.plan].hierarchy - plans[other.paid.plan].hierarchy;
  if (rank !== 0) return rank > 0;
  if (one.at.getTime() !== other.at.getTime()) return one.at > other.at;
  return one.paid.subscriptionRef > other.paid.subscriptionRef;
}
