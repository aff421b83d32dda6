import { randomUUID } from "node:crypto";

/** A price of the stand-in. */
export interface StandInPrice {
  priceId: string;
  interval: "month" | "year";
  minor: number;
}

/** A checkout, or a charge of a subscription. */
export interface StandInTransaction {
  id: string;
  status: "ready" | "completed" | "canceled" | "past_due";
  price_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  custom_data: Record<string, unknown> | null;
  /** The page that opened it. */
  page: string;
  created_at: string;
  updated_at: string;
  total: number;
  refunded: number;
  isChargedBack?: boolean;
  billing_period: Period | null;
}

/** A paid period. */
export interface Period {
  starts_at: string;
  ends_at: string;
}

/** A subscription. */
export interface StandInSubscription {
  id: string;
  status: "active" | "past_due" | "paused" | "canceled";
  customer_id: string;
  price_id: string;
  custom_data: Record<string, unknown> | null;
  page: string;
  created_at: string;
  updated_at: string;
  period: Period;
  next_billed_at: string | null;
  canceled_at: string | null;
  ends_at: string | null;
  /** What the bank says when the card is charged. */
  isCardRefused: boolean;
  /** When a refused renewal is tried again, and how often it was refused. */
  retry?: { at: string; refusals: number } | null;
}

/** An event that waits to be delivered. */
export interface Delivery {
  event: {
    event_id: string;
    event_type: string;
    occurred_at: string;
    notification_id: string;
    data: object;
  };
  tries: number;
  dueAt: string;
}

/** How deliveries go wrong, as asked for. */
export interface Trouble {
  /** As many are never delivered. */
  lose: number;
  delaySeconds: number;
  isRepeated: boolean;
  isReordered: boolean;
}

/** All that the stand-in holds. */
export interface StandInState {
  transactions: Record<string, StandInTransaction>;
  subscriptions: Record<string, StandInSubscription>;
  customers: Record<string, { id: string; email: string }>;
  deliveries: Delivery[];
  trouble: Trouble;
  /** The instant of the last event: no two have the same, so that their order can be told. */
  toldAt: number;
}

/** Creates the state of a stand-in that was never used. */
export function emptyState(): StandInState {
  return {
    transactions: {},
    subscriptions: {},
    customers: {},
    deliveries: [],
    toldAt: 0,
    trouble: { lose: 0, delaySeconds: 0, isRepeated: false, isReordered: false },
  };
}

/** Creates an id as Paddle writes them. */
export function makeRef(kind: "txn" | "sub" | "ctm" | "evt" | "ntf" | "adj" | "cpls"): string {
  return `${kind}_${randomUUID().replaceAll("-", "").slice(0, 26)}`;
}
