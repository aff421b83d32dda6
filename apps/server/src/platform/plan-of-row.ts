import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { planInForce } from "@marzipan/domain/plans";
import type { PlanInForce } from "@marzipan/domain/plans";
import type { Column } from "./database/tables.ts";

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
  const stored = {
    plan: row.plan ?? "basic",
    status: row.status ?? "none",
    trialEndAt: row.trial_end_at,
    trialUsedAt: row.trial_used_at,
    currentPeriodEndAt: row.current_period_end_at,
  };
  return planInForce(stored, now, row.is_admin);
}
