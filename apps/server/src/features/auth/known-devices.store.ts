import type { Language } from "@marzipan/contract/languages";
import type { Database } from "../../platform/database/database.ts";

/** An account as sign-in needs it; `known_device` is the hash of the browser's device that it knows. */
export interface SigningIn {
  id: string;
  business_id: string;
  password_hash: string;
  email: string;
  full_name: string;
  language: Language;
  time_zone: string;
  known_device: string | null;
}

/** Finds the account of a normalised email, and which of the browser's devices (hashes) it knows. */
export async function findForSignIn(
  database: Database,
  emailKey: string,
  devices: readonly string[],
): Promise<SigningIn | null> {
  const rows = await database.lookUp<SigningIn>({
    name: "find_for_sign_in",
    text: "select * from app.find_for_sign_in($1, $2)",
    values: [emailKey, devices],
  });
  return rows[0] ?? null;
}

/** Answers which of the browser's devices (hashes) an account knows. */
export async function findKnownDevice(
  database: Database,
  accountId: string,
  devices: readonly string[],
): Promise<string | null> {
  const rows = await database.lookUp<{ device: string | null }>({
    text: "select app.find_known_device($1, $2) as device",
    values: [accountId, devices],
  });
  return rows[0]?.device ?? null;
}

/** Notes that a device signed in to an account; answers whether it is the first one that is remembered. */
export async function knowDevice(
  database: Database,
  accountId: string,
  device: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.lookUp<{ is_first: boolean }>({
    text: "select app.know_device($1, $2, $3) as is_first",
    values: [accountId, device, now],
  });
  return rows[0]?.is_first === true;
}
