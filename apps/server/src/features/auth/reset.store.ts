import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

interface Owner {
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
}

/** Stores a reset token for the account of a normalised email; returns whom to mail, `null` for no one. */
export async function beginReset(
  database: Database,
  emailKey: string,
  token: { hash: string; expiresAt: Date },
  now: Date,
): Promise<Owner | null> {
  const rows = await database.lookUp<Owner>({
    text: "select * from app.begin_reset($1, $2, $3, $4)",
    values: [emailKey, token.hash, token.expiresAt, now],
  });
  return rows[0] ?? null;
}

/** Returns what a reset token is worth: `invalid` also when it expired. */
export async function judgeReset(
  database: Database,
  hash: string,
  now: Date,
): Promise<"good" | "used" | "invalid"> {
  const rows = await database.lookUp<{ worth: "good" | "used" | "invalid" }>({
    text: "select app.judge_reset($1, $2) as worth",
    values: [hash, now],
  });
  return rows[0]?.worth ?? "invalid";
}

/** Whose password was reset, and what ended with every way in. */
export type ResetOwner = Owner & { id: string; sessions: string[]; phone: string | null };

/** Uses a reset token for a new password; returns whose it was and what ended, `null` when the token is no good (any more). */
export async function spendReset(
  database: Database,
  hash: string,
  passwordHash: string,
  now: Date,
): Promise<ResetOwner | null> {
  const rows = await database.lookUp<ResetOwner>({
    text: "select * from app.spend_reset($1, $2, $3)",
    values: [hash, passwordHash, now],
  });
  return rows[0] ?? null;
}
