import type { signIn } from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { isPassword } from "../../platform/passwords.ts";
import {
  countThrottle,
  forgetThrottle,
  hitThrottle,
  secondsLeft,
  startOf,
} from "../../platform/throttle.ts";
import { windows } from "./auth.windows.ts";
import { requireCaptcha } from "./captcha.actions.ts";
import { emailKey } from "../../platform/email-key.ts";
import { beginSignIn } from "./known-devices.store.ts";
import type { SigningIn } from "./known-devices.store.ts";

/** Where a sign-in comes from: its address, and the hashes under which accounts may know its browser. */
export interface SignInPlace {
  address: string;
  devices: readonly string[];
}

/**
 * Finds the account that an email and a password belong to. Failures count per account and per address
 * (rulings §2): after 10 a captcha is asked for, after 60 from one address it answers 429. On a device that
 * the account knows its own failures count instead of the account's, so that strangers cannot lock its
 * owner out. An unknown account takes as long and answers the same as a wrong password.
 */
export async function checkCredentials(
  deps: Deps,
  place: SignInPlace,
  body: Input<typeof signIn>["body"],
): Promise<SigningIn> {
  const { database } = deps;
  const now = deps.now();
  const key = emailKey(body.email);
  const addressKey = addressThrottle(place.address);
  const { account, ownHits, addressHits } = await beginSignIn(database, {
    emailKey: key,
    devices: place.devices,
    deviceKeys: place.devices.map((device) => deviceThrottle(device, key)),
    accountKey: accountThrottle(key),
    addressKey,
    windowStart: startOf(windows.signInFreely, now),
  });
  if (addressHits >= windows.signInAddress.most) {
    throw new AppError("too_many_sign_ins", { seconds: secondsLeft(windows.signInAddress, now) });
  }
  const device = account?.known_device ?? null;
  const ownKey = device === null ? accountThrottle(key) : deviceThrottle(device, key);
  const { most } = windows.signInFreely;
  if (ownHits >= most || addressHits >= most) {
    await requireCaptcha(deps, body.captchaToken, "sign_in", place.address);
  }
  if (!(await isPassword(account?.password_hash ?? null, body.password)) || !account) {
    await Promise.all([
      hitThrottle(database, ownKey, windows.signInFreely, now),
      hitThrottle(database, addressKey, windows.signInAddress, now),
    ]);
    logFailure(deps, account?.id ?? null);
    throw new AppError("wrong_credentials");
  }
  if (ownHits > 0) await forgetThrottle(database, ownKey);
  return account;
}

/** Writes to the log that a sign-in to an account failed, by the account's id alone; `null` is no account. */
export function logFailure({ log }: Pick<Deps, "log">, accountId: string | null): void {
  log.info({ event: "sign_in_failed", accountId }, "a sign-in failed");
}

/** Refuses an address from which too many sign-ins failed. */
export async function refuseTiredAddress(deps: Deps, address: string): Promise<void> {
  const now = deps.now();
  const hits = await countThrottle(
    deps.database,
    addressThrottle(address),
    windows.signInAddress,
    now,
  );
  if (hits < windows.signInAddress.most) return;
  throw new AppError("too_many_sign_ins", { seconds: secondsLeft(windows.signInAddress, now) });
}

/** Counts a failed sign-in of an address. */
export async function countFailure(deps: Deps, address: string): Promise<void> {
  await hitThrottle(deps.database, addressThrottle(address), windows.signInAddress, deps.now());
}

const deviceThrottle = (device: string, key: string): string => `sign-in:device:${device}:${key}`;
const accountThrottle = (key: string): string => `sign-in:account:${key}`;
const addressThrottle = (address: string): string => `sign-in:address:${address}`;
