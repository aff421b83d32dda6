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

/** What remembering a browser came to: it was known, is the account's first, or is one that it did not know. */
export type Remembered = "known" | "first" | "unknown";

/** Notes that a browser signed in, by one of its devices (hashes) that the account knows, else by a new one. */
export async function noteDevice(
  database: Database,
  accountId: string,
  devices: readonly string[],
  newDevice: string,
  now: Date,
): Promise<Remembered> {
  const rows = await database.lookUp<{ remembered: Remembered }>({
    name: "remember_device",
    text: "select app.remember_device($1, $2, $3, $4) as remembered",
    values: [accountId, devices, newDevice, now],
  });
  if (!rows[0]) throw new Error("remembering a device answered nothing");
  return rows[0].remembered;
}
