import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** An administrator, the number of waiting registrations, and whether a mail is due now. */
export interface ToldAdministrator {
  business_id: Column<"account.business_id">;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
  waiting: number;
  is_due: boolean;
}

/** Returns the administrators; a mail is due when none was sent since an instant; see `app.claim_waiting`. */
export async function claimWaiting(
  database: Database,
  since: Date,
  now: Date,
): Promise<ToldAdministrator[]> {
  return await database.lookUp<ToldAdministrator>({
    text: "select * from app.claim_waiting($1, $2)",
    values: [since, now],
  });
}
