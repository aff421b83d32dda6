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
  closed_at: Date | null;
  totp_secret: string | null;
}

/** What a sign-in begins with: whom it is for, and under which keys its failures are counted. */
export interface SignInQuestion {
  emailKey: string;
  /** The browser's devices (hashes), and the key of each at the same place. */
  devices: readonly string[];
  deviceKeys: readonly string[];
  accountKey: string;
  addressKey: string;
  windowStart: Date;
}

/** What a sign-in begins with knowing: the account, if any, and how many sign-ins failed before. */
export interface SignInBeginning {
  account: SigningIn | null;
  /** Failures on the device that the account knows, else of the account from other devices. */
  ownHits: number;
  addressHits: number;
}

/** Asks all that a sign-in needs to know before a password is compared. */
export async function beginSignIn(
  database: Database,
  question: SignInQuestion,
): Promise<SignInBeginning> {
  const { emailKey, devices, deviceKeys, accountKey, addressKey, windowStart } = question;
  type Row = { own_hits: number; address_hits: number } & (SigningIn | { id: null });
  const [row] = await database.lookUp<Row>({
    name: "begin_sign_in",
    text: "select * from app.begin_sign_in($1, $2, $3, $4, $5, $6)",
    values: [emailKey, devices, deviceKeys, accountKey, addressKey, windowStart],
  });
  if (!row) throw new Error("beginning a sign-in answered nothing");
  const account = row.id === null ? null : row;
  return { account, ownHits: row.own_hits, addressHits: row.address_hits };
}
