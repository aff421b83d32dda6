import type { Language } from "@marzipan/contract/languages";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { PackedMessage } from "../../providers/messages/messages.port.ts";
import type { Column } from "../../platform/database/tables.ts";

/** An account as sign-in needs it. */
export interface KnownAccount {
  id: string;
  business_id: Column<"account.business_id">;
  password_hash: string;
  session_version: Column<"account.session_version">;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
  email_verified_at: Column<"account.email_verified_at">;
}

/** Finds an account by its normalised email. */
export async function findAccount(
  database: Database,
  emailKey: string,
): Promise<KnownAccount | null> {
  const rows = await database.lookUp<KnownAccount>({
    name: "find_account",
    text: "select * from app.find_account($1)",
    values: [emailKey],
  });
  return rows[0] ?? null;
}

/** What a registration stores. */
export interface NewAccount {
  id: string;
  businessId: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  fullName: string;
  businessName: string;
  language: Language;
  timeZone: string;
  country: string;
  currency: string;
  plan: string;
  legalVersion: string;
}

/** Creates an account with its business; returns `false` when the email is taken. */
export async function addAccount(
  database: Database,
  account: NewAccount,
  now: Date,
): Promise<boolean> {
  const rows = await database.lookUp<{ done: boolean }>({
    text: "select app.register_account($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14) as done",
    values: [
      account.id,
      account.businessId,
      account.email,
      account.emailKey,
      account.passwordHash,
      account.fullName,
      account.businessName,
      account.language,
      account.timeZone,
      account.country,
      account.currency,
      account.plan,
      account.legalVersion,
      now,
    ],
  });
  return rows[0]?.done === true;
}

/**
 * Returns until when an address that is no one's is kept for another account that left it and may go back; `null` for
 * one that is not.
 */
export async function findHeldUntil(
  database: Database,
  { emailKey, accountId }: { emailKey: string; accountId: string },
  now: Date,
): Promise<Date | null> {
  const [row] = await database.lookUp<{ until: Date | null }>({
    text: "select app.held_until($1, $2, $3) as until",
    values: [emailKey, accountId, now],
  });
  return row?.until ?? null;
}

/** What remembering a browser came to: it was known, is the account's first, or is one that it did not know. */
export type Remembered = "known" | "first" | "unknown";

/**
 * The evidence by which an account is entered: the hash that the password was compared with, or the
 * verified phone (E.164). It is checked again in the transaction that opens the session.
 */
export type Shown = { passwordHash: string } | { phone: string };

/**
 * Opens a session of an account while what was shown still opens it, and notes the browser: by one of its
 * devices (hashes) that the account knows, else by a new one. The mail is kept in the same transaction when
 * the account does not know the browser. Returns the account's session version and whether the browser was
 * known, `null` when what was shown no longer opens the account, or it is closed.
 */
export async function addSession(
  database: Database,
  session: {
    id: string;
    accountId: string;
    shown: Shown;
    browser: string;
    system: string;
    idleUntil: Date;
    until: Date;
    devices: readonly string[];
    newDevice: string;
    mail: PackedMessage;
  },
  now: Date,
): Promise<{ version: number; remembered: Remembered } | null> {
  const { shown } = session;
  const rows = await database.lookUp<{ version: number; remembered: Remembered }>({
    name: "enter_account",
    text: "select * from app.enter_account($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)",
    values: [
      session.id,
      session.accountId,
      session.browser,
      session.system,
      session.idleUntil,
      session.until,
      now,
      session.devices,
      session.newDevice,
      JSON.stringify(session.mail),
      "passwordHash" in shown ? shown.passwordHash : null,
      "phone" in shown ? shown.phone : null,
    ],
  });
  return rows[0] ?? null;
}

/** Renews a session's generation; see `app.renew_session`. */
export async function renewSession(
  database: Database,
  renewal: { sessionId: string; generation: number; idleUntil: Date; graceMs: number },
  now: Date,
): Promise<{
  outcome: "renewed" | "ended" | "reused";
  generation: number;
  account_id: Column<"session.account_id">;
  session_version: Column<"account.session_version">;
  business_id: Column<"account.business_id">;
}> {
  const rows = await database.lookUp<{
    outcome: "renewed" | "ended" | "reused";
    generation: number;
    account_id: Column<"session.account_id">;
    session_version: Column<"account.session_version">;
    business_id: Column<"account.business_id">;
  }>({
    text: "select * from app.renew_session($1,$2,$3,$4,$5::interval)",
    values: [
      renewal.sessionId,
      renewal.generation,
      renewal.idleUntil,
      now,
      `${renewal.graceMs} milliseconds`,
    ],
  });
  const row = rows[0];
  if (!row) throw new Error("renewing a session answered nothing");
  return row;
}

/** Ends one session. */
export async function endSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.lookUp({ text: "select app.close_session($1, $2)", values: [sessionId, now] });
}

/** Ends all sessions of a session's account and returns their ids. */
export async function endAllSessions(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<string[]> {
  const rows = await database.lookUp<{ id: string }>({
    text: "select app.close_all_sessions($1, $2) as id",
    values: [sessionId, now],
  });
  return rows.map((row) => row.id);
}

/** Stores a mailed token by its hash. */
export async function addEmailToken(
  database: Database,
  token: { hash: string; accountId: string; purpose: "verify"; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.lookUp({
    text: "select app.add_email_token($1,$2,$3,$4,$5,$6)",
    values: [token.hash, token.accountId, token.purpose, token.email, token.expiresAt, now],
  });
}

/** What using a verification token came to; the person is empty where there is none. */
export interface VerifyOutcome {
  outcome: "verified" | "already" | "used" | "expired" | "invalid";
  account_id: Column<"session.account_id"> | null;
  business_id: Column<"account.business_id"> | null;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
  waits_for_approval: boolean;
}

/** Uses a verification token; see `app.verify_email`. */
export async function spendVerifyToken(
  database: Database,
  hash: string,
  isApproved: boolean,
  now: Date,
): Promise<VerifyOutcome> {
  const rows = await database.lookUp<VerifyOutcome>({
    text: "select * from app.verify_email($1, $2, $3)",
    values: [hash, isApproved, now],
  });
  if (!rows[0]) throw new Error("verifying an email answered nothing");
  return rows[0];
}

/** Gives the own account, while it is not verified, another address; see `app.mend_email`. */
export async function mendOwnEmail(
  tx: Tx,
  mended: { email: string; emailKey: string; hash: string; expiresAt: Date },
): Promise<"mailed" | "taken" | "verified"> {
  const { email, emailKey, hash, expiresAt } = mended;
  const [row] = await tx.query<{ outcome: "mailed" | "taken" | "verified" }>({
    text: "select app.mend_email($1, $2, $3, $4, $5) as outcome",
    values: [email, emailKey, hash, expiresAt, tx.now],
  });
  return row?.outcome ?? "verified";
}
