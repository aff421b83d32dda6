import type { ProviderNotice } from "@marzipan/contract/billing-webhooks";
import { providerStatuses } from "@marzipan/domain/provider-events";
import type { ProviderEvent } from "@marzipan/domain/provider-events";
import * as z from "zod/mini";
import type { PricedPlan } from "../../platform/config/payments.ts";
import { readNamedBusiness } from "../../platform/session/business-marks.ts";

const instant = z.iso.datetime({ offset: true });
const span = z.nullish(z.object({ ends_at: instant }));
const money = z.string().check(z.regex(/^-?\d{1,18}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const ref = z.string().check(z.minLength(1), z.maxLength(100));

const subscriptionData = z.object({
  id: ref,
  customer_id: ref,
  status: z.enum(providerStatuses),
  items: z
    .array(
      z.object({
        price: z.object({
          id: ref,
          unit_price: z.optional(
            z.object({ amount: z.string().check(z.regex(/^\d{1,12}$/)), currency_code: currency }),
          ),
        }),
      }),
    )
    .check(z.maxLength(100)),
  current_billing_period: span,
  next_billed_at: z.nullish(instant),
  scheduled_change: z.nullish(z.object({ action: z.string(), effective_at: instant })),
});

const transactionData = z.object({
  id: ref,
  subscription_id: ref,
  billing_period: span,
  currency_code: z.optional(currency),
  details: z.object({ totals: z.object({ grand_total: money }) }),
});

const adjustmentData = z.object({
  id: ref,
  transaction_id: ref,
  subscription_id: ref,
  action: z.string(),
  status: z.string(),
  totals: z.object({ total: money }),
});

const adjustmentActions = ["refund", "chargeback", "chargeback_reverse"] as const;

/** What becomes of a notice: an event that plans depend on, one that they do not, or one that no one can read. */
export type ReadNotice = ProviderEvent | "ignored" | "unreadable";

/**
 * Reads what a notice says of a subscription. Every event of a subscription carries it whole; of transactions only
 * completed ones matter, of adjustments refunds and chargebacks. All other kinds are ignored.
 */
export function readNotice(
  { event_id: id, event_type: type, occurred_at: at, data }: z.output<typeof ProviderNotice>,
  prices: readonly PricedPlan[],
): ReadNotice {
  const base = { id, occurredAt: new Date(at) };
  if (type.startsWith("subscription.")) {
    const said = z.safeParse(subscriptionData, data);
    return said.success ? { ...base, ...readSubscription(said.data, prices) } : "unreadable";
  }
  if (type === "transaction.completed") return readTransaction(base, data);
  if (type === "adjustment.created" || type === "adjustment.updated")
    return readAdjustment(base, data);
  return "ignored";
}

type Base = Pick<ProviderEvent, "id" | "occurredAt">;

function readSubscription(
  said: z.output<typeof subscriptionData>,
  prices: readonly PricedPlan[],
): Omit<Extract<ProviderEvent, { kind: "subscription" }>, keyof Base> {
  const item = said.items.find(({ price }) => prices.some(({ priceId }) => priceId === price.id));
  const sold = prices.find(({ priceId }) => priceId === item?.price.id);
  const unit = item?.price.unit_price;
  const change = said.scheduled_change;
  return {
    kind: "subscription",
    subscriptionRef: said.id,
    customerRef: said.customer_id,
    status: said.status,
    sold: sold ? { plan: sold.plan, interval: sold.interval } : null,
    price: unit ? { minor: Number(unit.amount), currency: unit.currency_code } : null,
    periodEndAt: dateOf(said.current_billing_period?.ends_at),
    nextChargeAt: dateOf(said.next_billed_at),
    endsAt: change?.action === "cancel" ? dateOf(change.effective_at) : null,
  };
}

function readTransaction(base: Base, data: unknown): ReadNotice {
  // A transaction of no subscription buys no plan.
  if (!z.safeParse(z.object({ subscription_id: ref }), data).success) return "ignored";
  const said = z.safeParse(transactionData, data);
  if (!said.success) return "unreadable";
  const { id, subscription_id: subscriptionRef, billing_period: period, details } = said.data;
  return {
    ...base,
    kind: "payment",
    subscriptionRef,
    transactionRef: id,
    totalMinor: BigInt(details.totals.grand_total),
    currency: said.data.currency_code ?? null,
    periodEndAt: dateOf(period?.ends_at),
  };
}

function readAdjustment(base: Base, data: unknown): ReadNotice {
  if (!z.safeParse(z.object({ subscription_id: ref }), data).success) return "ignored";
  const said = z.safeParse(adjustmentData, data);
  if (!said.success) return "unreadable";
  const { id, transaction_id: transactionRef, subscription_id: subscriptionRef } = said.data;
  const action = adjustmentActions.find((one) => one === said.data.action);
  if (!action) return "ignored";
  return {
    ...base,
    kind: "adjustment",
    adjustmentRef: id,
    transactionRef,
    subscriptionRef,
    action,
    isApproved: said.data.status === "approved",
    totalMinor: BigInt(said.data.totals.total),
  };
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

const refs = z.object({
  id: z.optional(z.unknown()),
  subscription_id: z.optional(z.unknown()),
  customer_id: z.optional(z.unknown()),
  custom_data: z.optional(z.unknown()),
});

/** Whom a notice is about, as far as it says so. */
export interface NoticeRefs {
  subscriptionRef: string | null;
  customerRef: string | null;
  /** The business that our checkout named in it; an id without our mark is no one's. */
  businessId: string | null;
}

/** Returns whom a notice is about; what is no reference of the right shape counts as none. */
export function refsOf(
  secret: string,
  { event_type: type, data }: z.output<typeof ProviderNotice>,
): NoticeRefs {
  const said = z.parse(refs, data);
  const own = type.startsWith("subscription.") ? said.id : said.subscription_id;
  return {
    subscriptionRef: textOf(own),
    customerRef: textOf(said.customer_id),
    businessId: readNamedBusiness(secret, said.custom_data),
  };
}

function textOf(value: unknown): string | null {
  const text = z.safeParse(ref, value);
  return text.success ? text.data : null;
}
