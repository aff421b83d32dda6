import type { Language } from "@marzipan/contract/languages";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** The own account as changing it needs it; secrets stay on the server. */
export interface OwnAccount {
  id: string;
  email: string;
  email_key: Column<"account.email_key">;
  password_hash: string;
  full_name: Column<"account.full_name">;
  language: Language;
  country: string;
  phone_e164: Column<"account.phone_e164">;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number;
  recovery_codes_left: number;
}

/** Reads the account that acts. */
export async function readOwnAccount(tx: Tx): Promise<OwnAccount | undefined> {
  const [row] = await tx.query<OwnAccount>({
    name: "read_own_account",
    text: "select * from app.read_own_account()",
    values: [],
  });
  return row;
}

/** What ended with every way in to an account: sessions, and the phone (E.164) that was taken off. */
export interface EndedWaysIn {
  sessions: string[];
  phone: string | null;
}

/**
 * Puts a new password hash in the place of the one that was checked and ends every way in but one session;
 * returns what ended. When the hash changed meanwhile, it raises `session_expired`.
 */
export async function replacePassword(
  tx: Tx,
  hashes: { checked: string; next: string },
  keptSessionId: string,
): Promise<EndedWaysIn> {
  const [row] = await tx.query<EndedWaysIn>({
    text: "select * from app.change_password($1, $2, $3, $4)",
    values: [hashes.checked, hashes.next, keptSessionId, tx.now],
  });
  if (!row) throw new Error("changing a password answered nothing");
  return row;
}

/** Stores the hash of a token for a new address; an earlier one no longer works. */
export async function addChangeToken(
  tx: Tx,
  hash: string,
  email: string,
  expiresAt: Date,
): Promise<void> {
  await tx.query({
    text: "select app.ask_email_change($1, $2, $3, $4)",
    values: [hash, email, expiresAt, tx.now],
  });
}

/** Returns the address that a token was mailed to. */
export async function readChangeEmail(database: Database, hash: string): Promise<string | null> {
  const [row] = await database.lookUp<{ email: string | null }>({
    text: "select app.read_change_email($1) as email",
    values: [hash],
  });
  return row?.email ?? null;
}

/** What confirming a new address came to; who it was is told only when it changed. */
export type EmailChange =
  | { outcome: "taken" }
  | { outcome: "already" }
  | { outcome: "used" }
  | { outcome: "expired" }
  | { outcome: "invalid" }
  | ChangedEmail;

interface ChangedEmail {
  outcome: "changed";
  business_id: Column<"account.business_id">;
  old_email: string;
  new_email: string;
  full_name: Column<"account.full_name">;
  language: Language;
}

/** Makes the address of a token the account's and keeps a disavowal for the former one; see `app.confirm_email`. */
export async function spendChangeToken(
  database: Database,
  change: {
    hash: string;
    emailKey: string;
    disavowal: { hash: string; expiresAt: Date } | null;
  },
  now: Date,
): Promise<EmailChange> {
  const { hash, emailKey, disavowal } = change;
  const [row] = await database.lookUp<EmailChange>({
    text: "select * from app.confirm_email($1, $2, $3, $4, $5)",
    values: [hash, emailKey, disavowal?.hash ?? null, disavowal?.expiresAt ?? null, now],
  });
  return row ?? { outcome: "invalid" };
}

/** Returns whether an address belongs to an account. */
export async function isKnownEmail(database: Database, emailKey: string): Promise<boolean> {
  const rows = await database.lookUp({
    name: "is_known_email",
    text: "select id from app.find_account($1)",
    values: [emailKey],
  });
  return rows.length > 0;
}

/** Closes the own account and returns the sessions that ended with it. */
export async function closeOwnAccount(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: "select id from app.close_account($1)",
    values: [tx.now],
  });
  return rows.map((row) => row.id);
}

/** Reopens an account that was closed after an instant; returns whether there was one. */
export async function reopenClosed(
  database: Database,
  accountId: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [row] = await database.lookUp<{ done: boolean }>({
    text: "select app.reopen_account($1, $2, $3) as done",
    values: [accountId, since, now],
  });
  return row?.done === true;
}
