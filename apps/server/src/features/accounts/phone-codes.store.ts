import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Whom a code is for. */
export type PhoneCodePurpose = "sign_in" | "verify";

/** The one account that a phone opens. */
export interface PhoneOwner {
  id: string;
  business_id: Column<"account.business_id">;
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
  time_zone: Column<"business.time_zone">;
}

/**
 * Finds the account that verified a phone (E.164); none when no account or more than one did. A closed account counts
 * only where no open one did.
 */
export async function findPhoneOwner(
  database: Database,
  phone: string,
): Promise<PhoneOwner | null> {
  const rows = await database.lookUp<PhoneOwner>({
    name: "find_phone_owner",
    text: "select * from app.find_phone_owner($1)",
    values: [phone],
  });
  return rows[0] ?? null;
}

/** A code of an account for a phone and a purpose; only its hash is kept. */
export interface KeptCode {
  accountId: string;
  purpose: PhoneCodePurpose;
  phone: string;
  hash: string;
}

/** Stores a code until an instant; an earlier one of the same account and purpose goes. */
export async function keepPhoneCode(
  database: Database,
  code: KeptCode,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await database.lookUp({
    text: "select app.keep_phone_code($1, $2, $3, $4, $5, $6)",
    values: [code.accountId, code.purpose, code.phone, code.hash, expiresAt, now],
  });
}

/** Uses a code and returns whether it was right; used for `verify`, the phone is the account's from then on. */
export async function spendPhoneCode(
  database: Database,
  code: KeptCode,
  mostTries: number,
  now: Date,
): Promise<boolean> {
  const rows = await database.lookUp<{ is_right: boolean }>({
    text: "select app.spend_phone_code($1, $2, $3, $4, $5, $6) as is_right",
    values: [code.accountId, code.purpose, code.phone, code.hash, mostTries, now],
  });
  return rows[0]?.is_right === true;
}

/** Removes the phone from an account. */
export async function forgetPhone(database: Database, accountId: string, now: Date): Promise<void> {
  await database.lookUp({ text: "select app.forget_phone($1, $2)", values: [accountId, now] });
}
