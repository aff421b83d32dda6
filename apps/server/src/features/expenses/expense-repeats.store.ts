import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import type { Database } from "../../platform/database/database.ts";

/** A business that may have expenses to repeat, its day, and what its plan says. */
export interface DueBusiness {
  business_id: string;
  today: string;
  plan: PlanName;
  status: SubscriptionStatus;
  trial_end_at: Date | null;
  trial_used_at: Date | null;
  current_period_end_at: Date | null;
  is_admin: boolean;
}

/** Lists the businesses with a series whose last expense lies four weeks back or more. */
export async function listDueBusinesses(database: Database, now: Date): Promise<DueBusiness[]> {
  return await database.lookUp<DueBusiness>({
    text: "select * from app.list_due_repeats($1)",
    values: [now],
  });
}
