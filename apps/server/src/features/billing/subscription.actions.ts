import type { Billing } from "@marzipan/contract/billing-payments";
import { toMajorOf } from "@marzipan/domain/money";
import { refundDays, trialDays } from "@marzipan/domain/plans";
import type { SoldPlan } from "@marzipan/domain/provider-events";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { hasOpenCheckout } from "./checkout.store.ts";
import { loadSubscription } from "./subscription.store.ts";
import type { SubscriptionRow } from "./subscription.store.ts";

const dayMs = 86_400_000;

/** A business's subscription at the card provider that is charged for, is paused or runs out. */
export interface Paying {
  subscriptionRef: string;
  customerRef: string;
  sold: SoldPlan;
  isPastDue: boolean;
  /** The provider paused it: nothing is charged until it is resumed. */
  isPaused: boolean;
  scheduled: SubscriptionRow["scheduled_kind"];
  periodEndsAt: Date | null;
}

/** Returns the subscription at the provider; `null` where there is none, so that a plan can be bought. */
export function payingOf(row: SubscriptionRow | undefined, now: Date): Paying | null {
  if (!row?.subscription_ref || !row.customer_ref || !row.billing_interval) return null;
  const runsOut =
    row.scheduled_kind === "cancel" && row.scheduled_at !== null && row.scheduled_at > now;
  const isPastDue = row.status === "past_due";
  const isPaused = row.status === "inactive";
  if (row.next_charge_at === null && !isPastDue && !isPaused && !runsOut) return null;
  return {
    subscriptionRef: row.subscription_ref,
    customerRef: row.customer_ref,
    sold: { plan: row.plan, interval: row.billing_interval },
    isPastDue,
    isPaused,
    scheduled: row.scheduled_kind,
    periodEndsAt: row.paid_until,
  };
}

/** Loads the subscription that is paid for, or refuses with `not_paying`. */
export async function requirePaying(tx: Tx): Promise<Paying> {
  const paying = payingOf(await loadSubscription(tx), tx.now);
  if (!paying) throw new AppError("not_paying");
  return paying;
}

/** Returns the business's subscription as settings and pricing show it. */
export async function readBilling(tx: Tx<"session">): Promise<z.output<typeof Billing>> {
  const { plan } = memberOf(await tx.entered, tx.now);
  const row = await loadSubscription(tx);
  const paying = payingOf(row, tx.now);
  const isTrial = plan.status === "trialing";
  return {
    plan: plan.plan,
    status: plan.status,
    isTrialUsed: row?.trial_used_at !== null,
    trial: isTrial && row?.trial_end_at ? describeTrial(row.trial_end_at, tx.now) : null,
    isPaying: paying !== null,
    pausedPlan: paying?.isPaused ? paying.sold.plan : null,
    interval: paying ? (row?.billing_interval ?? null) : null,
    periodEndsAt: (row?.paid_until ?? row?.current_period_end_at)?.toISOString() ?? null,
    nextCharge: row && paying && !paying.isPastDue ? describeCharge(row) : null,
    scheduled: row && paying ? describeScheduled(row) : null,
    lastPayment: row && paying ? describePayment(row) : null,
    isCheckoutOpen: await hasOpenCheckout(tx),
  };
}

function describeTrial(endsAt: Date, now: Date): NonNullable<z.output<typeof Billing>["trial"]> {
  const daysLeft = Math.ceil((endsAt.getTime() - now.getTime()) / dayMs);
  return { endsAt: endsAt.toISOString(), daysLeft, days: trialDays };
}

function describeCharge({
  next_charge_at: at,
  charge_minor: minor,
  charge_currency: currency,
}: SubscriptionRow): z.output<typeof Billing>["nextCharge"] {
  if (at === null) return null;
  const amount = minor === null || currency === null ? null : toMajorOf(minor, currency);
  return { at: at.toISOString(), amount, currency };
}

function describePayment({
  last_paid_minor: minor,
  last_paid_currency: currency,
  last_paid_at: at,
}: SubscriptionRow): z.output<typeof Billing>["lastPayment"] {
  if (minor === null || currency === null || at === null) return null;
  return {
    at: at.toISOString(),
    amount: toMajorOf(minor, currency),
    currency,
    refundableUntil: new Date(at.getTime() + refundDays * dayMs).toISOString(),
  };
}

function describeScheduled({
  scheduled_kind: kind,
  scheduled_plan: plan,
  scheduled_at: at,
}: SubscriptionRow): z.output<typeof Billing>["scheduled"] {
  return kind && plan && at ? { kind, plan, at: at.toISOString() } : null;
}
