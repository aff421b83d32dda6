import type { signIn } from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { isPassword } from "../../platform/passwords.ts";
import { windows } from "./auth.windows.ts";
import { emailKey } from "./email-key.ts";
import { findAccount } from "./identity.store.ts";
import type { KnownAccount } from "./identity.store.ts";
import {
  countThrottle,
  forgetThrottle,
  hitThrottle,
  secondsLeft,
} from "../../platform/throttle.ts";

/**
 * Finds the account that an email and a password belong to. Failures count per account and per address
 * (rulings §2); an unknown account takes as long and answers the same as a wrong password.
 */
export async function checkCredentials(
  deps: Deps,
  address: string,
  body: Input<typeof signIn>["body"],
): Promise<KnownAccount> {
  const { database } = deps;
  const now = deps.now();
  const key = emailKey(body.email);
  const accountThrottle = `sign-in:account:${key}`;
  const addressThrottle = `sign-in:address:${address}`;
  const [accountHits, addressHits, account] = await Promise.all([
    countThrottle(database, accountThrottle, windows.signInAccount, now),
    countThrottle(database, addressThrottle, windows.signInAddress, now),
    findAccount(database, key),
  ]);
  if (addressHits >= windows.signInAddress.most || accountHits >= windows.signInAccount.most) {
    const window =
      addressHits >= windows.signInAddress.most ? windows.signInAddress : windows.signInAccount;
    throw new AppError("too_many_sign_ins", { seconds: secondsLeft(window, now) });
  }
  if (!(await isPassword(account?.password_hash ?? null, body.password)) || !account) {
    await Promise.all([
      hitThrottle(database, accountThrottle, windows.signInAccount, now),
      hitThrottle(database, addressThrottle, windows.signInAddress, now),
    ]);
    throw new AppError("wrong_credentials");
  }
  if (accountHits > 0) await forgetThrottle(database, accountThrottle);
  return account;
}
