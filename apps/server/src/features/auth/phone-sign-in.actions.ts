import type * as auth from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import { atLeast } from "../../platform/limits/minimum-duration.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import {
  findAccountOfPhone,
  isPhoneCode,
  readPhone,
  refuseTooManyCodes,
  renewPhoneCode,
  sendPhoneCode,
} from "../accounts/phone-codes.actions.ts";
import { alikeMs } from "./auth.windows.ts";
import { countTry, forgiveTry, logFailure } from "./sign-in.actions.ts";

/** The country whose numbers need no prefix when none is named; most of the product's people live there. */
const usualCountry = "IL";

/** Sends a code to sign in with; the reply is the same, and as slow, for any phone (rulings §2). */
export async function requestPhoneCode(
  deps: Deps,
  address: string,
  body: Input<typeof auth.requestPhoneCode>["body"],
): Promise<{ ok: true; seconds: number }> {
  const phone = readPhone(body.phone, body.country ?? usualCountry);
  const seconds = await refuseTooManyCodes(deps, phone, address);
  await atLeast(alikeMs, async () => {
    const account = await findAccountOfPhone(deps, phone);
    if (account) await sendPhoneCode(deps, account, phone, "sign_in");
  });
  return { ok: true, seconds };
}

/** The account that a phone's code opened. */
export type PhoneSignedIn = NonNullable<Awaited<ReturnType<typeof findAccountOfPhone>>> & {
  phone: string;
};

/** Finds the account that a phone and its code belong to; a wrong one counts against the address. */
export async function checkPhoneCode(
  deps: Deps,
  address: string,
  body: Input<typeof auth.signInWithPhone>["body"],
): Promise<PhoneSignedIn> {
  const phone = readPhone(body.phone, body.country ?? usualCountry);
  await countTry(deps, address);
  const account = await findAccountOfPhone(deps, phone);
  const isRight = account && (await isPhoneCode(deps, account.id, phone, "sign_in", body.token));
  if (isRight) {
    await forgiveTry(deps, address);
    return { ...account, phone };
  }
  logFailure(deps, account?.id ?? null);
  throw new AppError("code_invalid");
}

/** Lets a right code be sent again with the authenticator code that was missing or wrong; other refusals end it. */
export async function keepCodeForTotp(
  deps: Deps,
  accountId: string,
  body: Input<typeof auth.signInWithPhone>["body"],
  refusal: unknown,
): Promise<void> {
  if (!(refusal instanceof AppError)) return;
  if (refusal.code !== "totp_required" && refusal.code !== "invalid_input") return;
  const phone = readPhone(body.phone, body.country ?? usualCountry);
  await renewPhoneCode(deps, accountId, phone, "sign_in", body.token);
}
