import { describeSubscription, describeTransaction } from "./stand-in.words.ts";
import { makeRef } from "./stand-in.state.ts";
import type {
  Period,
  StandInPrice,
  StandInState,
  StandInSubscription,
  StandInTransaction,
} from "./stand-in.state.ts";

/** What the life of subscriptions needs: the state that it changes, the prices, and the instant. */
export interface Life {
  state: StandInState;
  prices: readonly StandInPrice[];
  now: Date;
}

/** Returns a price by its id. */
export function priceOf({ prices }: Pick<Life, "prices">, id: string): StandInPrice | undefined {
  return prices.find(({ priceId }) => priceId === id);
}

/** Returns the instant of the next event. */
function nextInstant({ state, now }: Life): string {
  state.toldAt = Math.max(now.getTime(), state.toldAt + 1);
  return new Date(state.toldAt).toISOString();
}

/** Puts an event in the queue. */
export function tell(life: Life, type: string, data: object, at = nextInstant(life)): void {
  const { state, now } = life;
  const dueAt = new Date(now.getTime() + state.trouble.delaySeconds * 1000).toISOString();
  const event = {
    event_id: makeRef("evt"),
    event_type: type,
    occurred_at: at,
    notification_id: makeRef("ntf"),
    data,
  };
  state.deliveries.push({ event, tries: 0, dueAt });
}

function tellSubscription(life: Life, type: string, subscription: StandInSubscription): void {
  subscription.updated_at = nextInstant(life);
  const data = describeSubscription(life, subscription);
  tell(life, `subscription.${type}`, data, subscription.updated_at);
}

/** Returns the period of a price that begins at an instant. */
export function periodFrom(start: Date, interval: StandInPrice["interval"]): Period {
  const end = new Date(start);
  const day = start.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === "month" ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/** Takes the money of a checkout and begins its subscription; one that was paid already stays as it is. */
export function pay(life: Life, transaction: StandInTransaction, email: string): void {
  const price = priceOf(life, transaction.price_id);
  if (transaction.status !== "ready" || !price) return;
  const { state, now } = life;
  const customer = transaction.customer_id ?? makeRef("ctm");
  state.customers[customer] = { id: customer, email };
  const period = periodFrom(now, price.interval);
  const subscription: StandInSubscription = {
    id: makeRef("sub"),
    status: "active",
    customer_id: customer,
    price_id: price.priceId,
    custom_data: transaction.custom_data,
    page: transaction.page,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    period,
    next_billed_at: period.ends_at,
    canceled_at: null,
    ends_at: null,
    isCardRefused: false,
  };
  state.subscriptions[subscription.id] = subscription;
  Object.assign(transaction, {
    status: "completed",
    customer_id: customer,
    subscription_id: subscription.id,
    total: price.minor,
    billing_period: period,
    updated_at: now.toISOString(),
  });
  tellSubscription(life, "created", subscription);
  tell(life, "transaction.completed", describeTransaction(life, transaction));
  tellSubscription(life, "activated", subscription);
}

/** Reports that the card of a checkout was refused; it stays open. */
export function refuse(life: Life, transaction: StandInTransaction): void {
  tell(life, "transaction.payment_failed", describeTransaction(life, transaction));
}

/** Charges a subscription; returns false where the bank refuses the card: what is owed then waits, or was only tried. */
function charge(
  life: Life,
  subscription: StandInSubscription,
  minor: number,
  refusedAs: "past_due" | "canceled",
): boolean {
  const { state } = life;
  const at = nextInstant(life);
  const transaction: StandInTransaction = {
    id: makeRef("txn"),
    status: subscription.isCardRefused ? refusedAs : "completed",
    price_id: subscription.price_id,
    customer_id: subscription.customer_id,
    subscription_id: subscription.id,
    custom_data: subscription.custom_data,
    page: subscription.page,
    created_at: at,
    updated_at: at,
    total: minor,
    refunded: 0,
    billing_period: subscription.period,
  };
  state.transactions[transaction.id] = transaction;
  const type = subscription.isCardRefused ? "payment_failed" : "completed";
  tell(life, `transaction.${type}`, describeTransaction(life, transaction));
  return !subscription.isCardRefused;
}

/** What of a period is left at an instant, from 0 to 1. */
function leftOf({ starts_at: from, ends_at: to }: Period, now: Date): number {
  const all = Date.parse(to) - Date.parse(from);
  return Math.min(1, Math.max(0, (Date.parse(to) - now.getTime()) / all));
}

/** What changing to a price at once charges, less what is left of the paid period. */
export function dueAtOnce(
  life: Life,
  subscription: StandInSubscription,
  next: StandInPrice,
): number {
  const old = priceOf(life, subscription.price_id);
  if (!old) return next.minor;
  const left = leftOf(subscription.period, life.now);
  const wanted = old.interval === next.interval ? next.minor * left : next.minor;
  return Math.max(0, Math.round(wanted - old.minor * left));
}

/** Changes what is sold; returns false where the card is refused, and nothing is changed then. */
export function changeItems(
  life: Life,
  subscription: StandInSubscription,
  next: StandInPrice,
  isAtOnce: boolean,
): boolean {
  const old = priceOf(life, subscription.price_id);
  const due = dueAtOnce(life, subscription, next);
  const before = { ...subscription };
  if (isAtOnce && old?.interval !== next.interval) {
    subscription.period = periodFrom(life.now, next.interval);
    subscription.next_billed_at = subscription.period.ends_at;
  }
  subscription.price_id = next.priceId;
  if (isAtOnce && due > 0 && !charge(life, subscription, due, "canceled")) {
    Object.assign(subscription, before);
    return false;
  }
  tellSubscription(life, "updated", subscription);
  return true;
}

/** Cancels at the end of the paid period, or at once. */
export function cancel(life: Life, subscription: StandInSubscription, isAtOnce: boolean): void {
  if (!isAtOnce) {
    subscription.ends_at = subscription.period.ends_at;
    return tellSubscription(life, "updated", subscription);
  }
  Object.assign(subscription, {
    status: "canceled",
    canceled_at: life.now.toISOString(),
    next_billed_at: null,
    ends_at: null,
    retry: null,
  });
  tellSubscription(life, "canceled", subscription);
}

/** Revokes a cancellation. */
export function keep(life: Life, subscription: StandInSubscription): void {
  subscription.ends_at = null;
  tellSubscription(life, "updated", subscription);
}

/** Moves the next charge, and with it the end of the period. */
export function moveCharge(life: Life, subscription: StandInSubscription, at: string): void {
  subscription.next_billed_at = at;
  subscription.period = { ...subscription.period, ends_at: at };
  tellSubscription(life, "updated", subscription);
}

/** Pauses a subscription, or lets it go on. */
export function pause(life: Life, subscription: StandInSubscription, isPaused: boolean): void {
  subscription.status = isPaused ? "paused" : "active";
  tellSubscription(life, isPaused ? "paused" : "resumed", subscription);
}

/** Says what the bank does with the card; one that works pays what is past due. */
export function setCard(life: Life, subscription: StandInSubscription, isRefused: boolean): void {
  subscription.isCardRefused = isRefused;
  if (isRefused || subscription.status !== "past_due") return;
  const price = priceOf(life, subscription.price_id);
  if (price) chargeAgain(life, subscription, price.minor);
}

/** Charges what is past due; returns whether it is paid, and forgets the refused charges then. */
function chargeAgain(life: Life, subscription: StandInSubscription, minor: number): boolean {
  if (!charge(life, subscription, minor, "canceled")) return false;
  for (const one of Object.values(life.state.transactions))
    if (one.subscription_id === subscription.id && one.status === "past_due")
      one.status = "canceled";
  Object.assign(subscription, { status: "active", retry: null });
  tellSubscription(life, "updated", subscription);
  return true;
}

/**
 * Lets days pass for a subscription: its dates move back, and what is due by then happens now, renewals and the end of a
 * cancelled period.
 */
export function letPass(life: Life, subscription: StandInSubscription, days: number): void {
  const back = (at: string): string => new Date(Date.parse(at) - days * 86_400_000).toISOString();
  const { period } = subscription;
  subscription.period = { starts_at: back(period.starts_at), ends_at: back(period.ends_at) };
  if (subscription.next_billed_at) subscription.next_billed_at = back(subscription.next_billed_at);
  if (subscription.ends_at) subscription.ends_at = back(subscription.ends_at);
  const { retry } = subscription;
  if (retry) retry.at = back(retry.at);
  while (settle(life, subscription)) continue;
}

/** A refused renewal is tried again every three days; after the fourth refusal the subscription ends. */
const retryDays = 3;
const mostRefusals = 4;

function inDays(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 86_400_000).toISOString();
}

function tryAgain(life: Life, subscription: StandInSubscription, minor: number): boolean {
  const { retry } = subscription;
  if (!retry || retry.at > life.now.toISOString()) return false;
  if (chargeAgain(life, subscription, minor)) return true;
  subscription.retry = { at: inDays(retry.at, retryDays), refusals: retry.refusals + 1 };
  if (subscription.retry.refusals >= mostRefusals) cancel(life, subscription, true);
  return true;
}

/**
 * Returns a period that ends at another instant than every earlier one: after `letPass` moved the dates, the same day of
 * the month comes again, and events name a period by its end.
 */
function unlikeEarlier({ state }: Life, { id }: StandInSubscription, period: Period): Period {
  const ends = new Set(
    Object.values(state.transactions)
      .filter((one) => one.subscription_id === id)
      .map((one) => one.billing_period?.ends_at),
  );
  let end = period.ends_at;
  while (ends.has(end)) end = new Date(Date.parse(end) + 1).toISOString();
  return { ...period, ends_at: end };
}

/** Does what is due of a subscription; returns whether something was. */
export function settle(life: Life, subscription: StandInSubscription): boolean {
  const now = life.now.toISOString();
  if (subscription.ends_at !== null && subscription.ends_at <= now) {
    cancel(life, subscription, true);
    return true;
  }
  const { next_billed_at: due, status } = subscription;
  const price = priceOf(life, subscription.price_id);
  if (price && status === "past_due") return tryAgain(life, subscription, price.minor);
  if (status !== "active" || due === null || due > now || !price) return false;
  subscription.period = unlikeEarlier(
    life,
    subscription,
    periodFrom(new Date(due), price.interval),
  );
  subscription.next_billed_at = subscription.period.ends_at;
  const isPaid = charge(life, subscription, price.minor, "past_due");
  subscription.status = isPaid ? "active" : "past_due";
  if (!isPaid) subscription.retry = { at: inDays(due, retryDays), refusals: 1 };
  tellSubscription(life, isPaid ? "updated" : "past_due", subscription);
  return true;
}
