import type { billingIntervals } from "@marzipan/contract/billing-payments";
import type { PlanName } from "@marzipan/contract/plans";

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
