import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Returns what a disavowal is worth: `invalid` also when it expired. */
export async function judgeDisavowal(
  database: Database,
  hash: string,
  now: Date,
): Promise<"good" | "used" | "invalid"> {
  const [row] = await database.lookUp<{ worth: "good" | "used" | "invalid" }>({
    text: "select app.judge_disavowal($1, $2) as worth",
    values: [hash, now],
  });
  return row?.worth ?? "invalid";
}

/** Whose account was given back to which address, the one it had, and what ended. */
export interface DisownedChange {
  business_id: Column<"account.business_id">;
  former_email: string;
  email: string;
  email_key: Column<"account.email_key">;
  full_name: Column<"account.full_name">;
  language: Language;
  sessions: string[];
  phone: string | null;
}

/** Uses a disavowal; see `app.spend_disavowal`. Returns `null` when it is no good (any more). */
export async function spendDisavowal(
  database: Database,
  hash: string,
  unknownPasswordHash: string,
  now: Date,
): Promise<DisownedChange | null> {
  const [row] = await database.lookUp<DisownedChange>({
    text: "select * from app.spend_disavowal($1, $2, $3)",
    values: [hash, unknownPasswordHash, now],
  });
  return row ?? null;
}
