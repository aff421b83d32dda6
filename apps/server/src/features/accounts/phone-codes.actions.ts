import { createHmac, randomInt } from "node:crypto";
import type { Language } from "@marzipan/contract/languages";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";
import { fieldError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { findPhoneOwner, forgetPhone, keepPhoneCode, spendPhoneCode } from "./phone-codes.store.ts";
import type { KeptCode, PhoneCodePurpose, PhoneOwner } from "./phone-codes.store.ts";

const minuteMs = 60_000;

/** How long a code works, and how often it may be mistyped. */
const codeTtlMs = 10 * minuteMs;
const mostTries = 5;

/** How often codes may be asked for: for one phone, and from one address. */
const windows = {
  phone: { lengthMs: minuteMs, most: 1 },
  phoneHour: { lengthMs: 60 * minuteMs, most: 5 },
  address: { lengthMs: 60 * minuteMs, most: 20 },
} as const satisfies Record<string, Window>;

/**
 * Reads a phone as a person types it, with the country whose numbers need no prefix, and returns it as
 * E.164; what is no phone is refused at the field `phone`.
 */
export function readPhone(text: string, country: string): string {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  if (!phone?.isValid()) throw fieldError("phone", "bad_phone");
  return phone.number;
}

/**
 * Counts a request for a code, whether or not the phone is known; one too many is `too_many_sms`
 * with the seconds to wait. Returns the seconds until the next may be requested.
 */
export async function refuseTooManyCodes(
  deps: Pick<Deps, "database" | "now">,
  phone: string,
  address: string,
): Promise<number> {
  const count = (key: string, window: Window): Promise<number> =>
    countAct(deps, { key, window, refusal: "too_many_sms" });
  await count(`sms:address:${address}`, windows.address);
  const seconds = await count(`sms:phone:${phone}`, windows.phone);
  await count(`sms:phone-hour:${phone}`, windows.phoneHour);
  return seconds;
}

/** Sends a new code of six digits to a phone (E.164); the account's earlier one for the purpose no longer works. */
export async function sendPhoneCode(
  deps: Pick<Deps, "database" | "messenger" | "now" | "sessionSecret">,
  account: { id: string; language: Language },
  phone: string,
  purpose: PhoneCodePurpose,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + codeTtlMs);
  await keepPhoneCode(
    deps.database,
    keptCode(deps, account.id, phone, purpose, code),
    expiresAt,
    now,
  );
  const t = await wordsIn(account.language);
  await deps.messenger.send({
    channel: "sms",
    recipient: phone,
    subject: "",
    text: t("mails.sms_code", { code, n: codeTtlMs / minuteMs }),
    html: "",
  });
}

/**
 * Uses a code and returns whether it was right: once, within 10 minutes, with at most 5 tries. For
 * `verify` the phone is the account's from then on.
 */
export async function isPhoneCode(
  deps: Pick<Deps, "database" | "now" | "sessionSecret">,
  accountId: string,
  phone: string,
  purpose: PhoneCodePurpose,
  code: string,
): Promise<boolean> {
  const kept = keptCode(deps, accountId, phone, purpose, code);
  return await spendPhoneCode(deps.database, kept, mostTries, deps.now());
}

/** How long a code that was right still works while an authenticator code is being typed next to it. */
const againTtlMs = 3 * minuteMs;

/**
 * Makes a correct code valid once more for 3 minutes, because another step (the authenticator code)
 * was missing.
 */
export async function renewPhoneCode(
  deps: Pick<Deps, "database" | "now" | "sessionSecret">,
  accountId: string,
  phone: string,
  purpose: PhoneCodePurpose,
  code: string,
): Promise<void> {
  const now = deps.now();
  const kept = keptCode(deps, accountId, phone, purpose, code);
  await keepPhoneCode(deps.database, kept, new Date(now.getTime() + againTtlMs), now);
}

/** Finds the account that a phone (E.164) opens: the only one that verified it, else none (rulings §2); see the store. */
export async function findAccountOfPhone(
  deps: Pick<Deps, "database">,
  phone: string,
): Promise<PhoneOwner | null> {
  return await findPhoneOwner(deps.database, phone);
}

/** Removes the phone from an account. */
export async function clearPhone(
  deps: Pick<Deps, "database" | "now">,
  accountId: string,
): Promise<void> {
  await forgetPhone(deps.database, accountId, deps.now());
}

/**
 * Keyed by the session secret: a plain hash of six digits could be reversed by trying all of them.
 */
function keptCode(
  { sessionSecret }: Pick<Deps, "sessionSecret">,
  accountId: string,
  phone: string,
  purpose: PhoneCodePurpose,
  code: string,
): KeptCode {
  const hash = createHmac("sha256", sessionSecret)
    .update(`phone-code:${accountId}:${purpose}:${phone}:${code}`)
    .digest("base64url");
  return { accountId, phone, purpose, hash };
}
