import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** An account as sign-in needs it; `known_device` is the hash of the browser's device that it knows. */
export interface SigningIn {
  id: string;
  business_id: Column<"account.business_id">;
  password_hash: string;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
  time_zone: Column<"business.time_zone">;
  known_device: string | null;
  closed_at: Column<"account.closed_at">;
  totp_secret: string | null;
}

/** What a sign-in begins with: whom it is for, under which keys it is counted, and what they allow. */
export interface SignInQuestion {
  emailKey: string;
  /** The browser's devices (hashes), and the key of each at the same place. */
  devices: readonly string[];
  deviceKeys: readonly string[];
  accountKey: string;
  addressKey: string;
  lengthMs: number;
  now: Date;
  /** Tries of an account, known device or address after which a captcha is needed. */
  mostFreely: number;
  mostOfAddress: number;
  hasCaptcha: boolean;
}

/** What a sign-in begins with knowing: the account, if any, and whether this try is allowed. */
export interface SignInBeginning {
  account: SigningIn | null;
  /** The key of the device that the account knows, else of the account. */
  ownKey: string;
  /** The try is counted when it is `free`, or needs a `captcha` that was sent; the address may be `tired`. */
  verdict: "free" | "captcha" | "tired";
  /** When the window of the address ends. */
  endsAt: Date;
}

/** Asks all that a sign-in needs to know, and counts it, before a password is compared. */
export async function beginSignIn(
  database: Pick<Database, "lookUp">,
  question: SignInQuestion,
): Promise<SignInBeginning> {
  type Verdict = { own_key: string; verdict: SignInBeginning["verdict"]; ends_at: Date };
  const [row] = await database.lookUp<Verdict & (SigningIn | { id: null })>({
    name: "begin_sign_in",
    group: question.addressKey,
    text: "select * from app.begin_sign_in($1, $2, $3, $4, $5, $6::interval, $7, $8, $9, $10)",
    values: [
      question.emailKey,
      question.devices,
      question.deviceKeys,
      question.accountKey,
      question.addressKey,
      `${question.lengthMs} milliseconds`,
      question.now,
      question.mostFreely,
      question.mostOfAddress,
      question.hasCaptcha,
    ],
  });
  if (!row) throw new Error("beginning a sign-in answered nothing");
  const account = row.id === null ? null : row;
  return { account, ownKey: row.own_key, verdict: row.verdict, endsAt: row.ends_at };
}

/** Forgets the failures of an account or device after a right password, and takes the try of the address back. */
export async function forgiveSignIn(
  database: Pick<Database, "lookUp">,
  ownKey: string,
  addressKey: string,
): Promise<void> {
  await database.lookUp({
    name: "forgive_sign_in",
    group: addressKey,
    text: "select app.forget_hits($1), app.take_back_hit($2)",
    values: [ownKey, addressKey],
  });
}

/** Returns whether an account, by its normalised email, knows one of a browser's devices (hashes). */
export async function isKnownDevice(
  database: Pick<Database, "lookUp">,
  emailKey: string,
  devices: readonly string[],
): Promise<boolean> {
  if (devices.length === 0) return false;
  const [row] = await database.lookUp<{ is_known: boolean }>({
    name: "is_known_device",
    text: "select app.is_known_device($1, $2) as is_known",
    values: [emailKey, devices],
  });
  return row?.is_known === true;
}
