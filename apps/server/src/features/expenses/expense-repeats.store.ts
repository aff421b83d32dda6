import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { SubscribedRow } from "../../platform/account/plan-of-row.ts";

/** A business that may have expenses to repeat, its day, and what its plan says. */
export interface DueBusiness extends SubscribedRow {
  business_id: Column<"expense.business_id">;
  today: string;
}

/** Lists the businesses with a series whose last expense lies four weeks back or more. */
export async function listDueBusinesses(database: Database, now: Date): Promise<DueBusiness[]> {
  return await database.lookUp<DueBusiness>({
    text: "select * from app.list_due_repeats($1)",
    values: [now],
  });
}
