import type { PlanFeature, PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { planInForce } from "@marzipan/domain/plans";
import type { PlanInForce, StoredSubscription } from "@marzipan/domain/plans";
import { hasHadFeature } from "@marzipan/domain/settlement";
import type { Column } from "../database/tables.ts";

/** What a row says of a business's subscription, and whether an administrator owns it; `null` without a subscription. */
export interface SubscribedRow {
  plan: PlanName | null;
  status: SubscriptionStatus | null;
  trial_end_at: Column<"subscription.trial_end_at">;
  trial_used_at: Column<"subscription.trial_used_at">;
  current_period_end_at: Column<"subscription.current_period_end_at">;
  is_admin: Column<"account.is_admin">;
}

/** Returns the plan in force of a row at an instant. */
export function planOfRow(row: SubscribedRow, now: Date): PlanInForce {
  return planInForce(storedOfRow(row), now, row.is_admin);
}

/** Returns a row's subscription; basic where it has none. */
export function storedOfRow(row: SubscribedRow): StoredSubscription {
  return {
    plan: row.plan ?? "basic",
    status: row.status ?? "none",
    trialEndAt: row.trial_end_at,
    trialUsedAt: row.trial_used_at,
    currentPeriodEndAt: row.current_period_end_at,
  };
}

/** Returns whether the business of a row has, or once had, a feature (rulings §3). */
export function hasHadFeatureOfRow(
  row: Pick<SubscribedRow, "plan" | "trial_used_at" | "is_admin">,
  feature: PlanFeature,
): boolean {
  const plan = row.plan ?? "basic";
  return hasHadFeature({ plan, trialUsedAt: row.trial_used_at, isAdmin: row.is_admin }, feature);
}

/** Returns whether the business of a row has, or once had, a way to record payments (rulings §6). */
export function tracksPayments(row: Parameters<typeof hasHadFeatureOfRow>[0]): boolean {
  return hasHadFeatureOfRow(row, "payment_tracking");
}
