import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A business that may have expenses to repeat, its day, and what its plan says. */
export interface DueBusiness {
  business_id: Column<"expense.business_id">;
  today: string;
  plan: PlanName;
  status: SubscriptionStatus;
  trial_end_at: Column<"subscription.trial_end_at">;
  trial_used_at: Column<"subscription.trial_used_at">;
  current_period_end_at: Column<"subscription.current_period_end_at">;
  is_admin: Column<"account.is_admin">;
}

/** Lists the businesses with a series whose last expense lies four weeks back or more. */
export async function listDueBusinesses(database: Database, now: Date): Promise<DueBusiness[]> {
  return await database.lookUp<DueBusiness>({
    text: "select * from app.list_due_repeats($1)",
    values: [now],
  });
}
