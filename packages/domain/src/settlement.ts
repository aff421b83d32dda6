import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { Settlement } from "@marzipan/contract/past-orders";
import type { PlanFeature } from "@marzipan/contract/plans";
import { hasFeature } from "./plans.ts";
import type { StoredSubscription } from "./plans.ts";

/** The stored subscription facts that show which features a business ever had. */
export interface PlanHistory extends Pick<StoredSubscription, "plan" | "trialUsedAt"> {
  isAdmin: boolean;
}

/**
 * Returns whether a business has, or once had, a feature: the stored plan is kept after it ends, and every trial has at
 * least the features of pro (rulings §3).
 */
export function hasHadFeature(history: PlanHistory, feature: PlanFeature): boolean {
  const { plan, trialUsedAt, isAdmin } = history;
  if (isAdmin || hasFeature(plan, feature)) return true;
  return trialUsedAt !== null && hasFeature("pro", feature);
}

/** The order facts that decide its settlement. */
export interface SettlingOrder {
  status: OrderStatus;
  settlement: Settlement | null;
}

/**
 * Returns an order's settlement after a change of status: an order completed by a business that never had
 * `payment_tracking` is settled, a completed one that stays completed keeps what it has, any other has none (rulings §6).
 */
export function settlementAfter(
  before: SettlingOrder | null,
  status: OrderStatus,
  tracksPayments: boolean,
): Settlement | null {
  if (status !== "completed") return null;
  if (before?.status === "completed") return before.settlement;
  return tracksPayments ? null : "settled";
}

/** The stored order facts that decide whether anything is still owed for it. */
export interface SettledFacts {
  settlement: Settlement | null;
  isImported: boolean;
  deliveryDate: string;
  createdDay: string;
}

/**
 * Returns whether an order counts as settled whatever payments are recorded: it was completed when payments could not be
 * recorded, or it was imported as history (rulings §6). `isUnsettled` in the server's `settled.store.ts` is its SQL.
 */
export function isSettled(order: SettledFacts): boolean {
  return (
    order.settlement === "settled" || (order.isImported && order.deliveryDate < order.createdDay)
  );
}
