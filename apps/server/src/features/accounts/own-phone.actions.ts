import type * as ownAccount from "@marzipan/contract/own-account";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { linkToDisavow } from "./disavowals.actions.ts";
import { sendWayInMail } from "./mails.actions.ts";
import { addresseeOf, requireOwnAccount, requirePassword } from "./own-password.actions.ts";
import type { OwnCall, Transact } from "./own-password.actions.ts";
import {
  isPhoneCode,
  readPhone,
  refuseTooManyCodes,
  sendPhoneCode,
  clearPhone,
} from "./phone-codes.actions.ts";

/** How many codes one account may have sent, to whichever phones: each is paid for by the operator. */
const accountWindow: Window = { lengthMs: 60 * 60_000, most: 10 };

/** Returns whether authenticator codes are on, and which phone signs in. */
export async function getSecurity(tx: Tx): Promise<ReplyOf<typeof ownAccount.getSecurity>> {
  const own = await requireOwnAccount(tx);
  return {
    isTotpOn: own.totp_confirmed_at !== null,
    recoveryCodesLeft: own.recovery_codes_left,
    phone: own.phone_e164,
  };
}

/** Sends a code to a phone after the password; it is the account's once the code is given back. */
export async function setPhone(
  deps: Deps,
  transact: Transact,
  address: string,
  body: Input<typeof ownAccount.setPhone>["body"],
): Promise<ReplyOf<typeof ownAccount.setPhone>> {
  const own = await requirePassword(deps, transact, body.password);
  const phone = readPhone(body.phone, body.country ?? own.country);
  await countAct(deps, {
    key: `sms:account:${own.id}`,
    window: accountWindow,
    refusal: "too_many_sms",
  });
  const seconds = await refuseTooManyCodes(deps, phone, address);
  await sendPhoneCode(deps, own, phone, "verify");
  return { phone, seconds };
}

/**
 * Makes a phone the account's by its code and tells the owner by mail; a wrong code is `wrong_code` at the field. That
 * it is the account's already, as when a lost answer is asked for again, is no error.
 */
export async function verifyPhone(
  { deps, transact, asker }: OwnCall,
  body: Input<typeof ownAccount.verifyPhone>["body"],
): Promise<{ ok: true }> {
  const own = await transact(requireOwnAccount);
  const phone = readPhone(body.phone, own.country);
  if (phone === own.phone_e164) return { ok: true };
  const code = body.token.replace(/\s/g, "");
  if (!(await isPhoneCode(deps, own.id, phone, "verify", code))) {
    throw fieldError("token", "wrong_code");
  }
  const link = await linkToDisavow(deps, asker, own);
  await sendWayInMail(deps, addresseeOf(own), { kind: "phone_on", phone }, link);
  return { ok: true };
}

/** Removes the phone from the caller's account and tells the owner by mail; that there is none is no error. */
export async function removePhone({ deps, transact, asker }: OwnCall): Promise<{ ok: true }> {
  const own = await transact(requireOwnAccount);
  await clearPhone(deps, own.id);
  const phone = own.phone_e164;
  if (phone !== null) {
    const link = await linkToDisavow(deps, asker, own);
    await sendWayInMail(deps, addresseeOf(own), { kind: "phone_off", phone }, link);
  }
  return { ok: true };
}
