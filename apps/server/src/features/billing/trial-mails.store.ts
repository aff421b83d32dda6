import type { Language } from "@marzipan/contract/languages";
import type { PlanName } from "@marzipan/contract/plans";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A trial that ends soon, and whom to tell. */
export interface EndingTrial {
  business_id: Column<"subscription.business_id">;
  plan: PlanName;
  trial_end_at: NonNullable<Column<"subscription.trial_end_at">>;
  time_zone: Column<"business.time_zone">;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
}

/** Lists the trials that end until an instant and whose owner was not told yet. */
export async function listEndingTrials(
  database: Database,
  until: Date,
  now: Date,
): Promise<EndingTrial[]> {
  return await database.lookUp<EndingTrial>({
    text: "select * from app.list_ending_trials($1, $2)",
    values: [until, now],
  });
}

/** Notes that the business's owner knows when the trial ends. */
export async function noteTrialTold(tx: Tx, now: Date): Promise<void> {
  await tx.query({ text: "select app.note_trial_told($1, $2)", values: [tx.businessId, now] });
}
