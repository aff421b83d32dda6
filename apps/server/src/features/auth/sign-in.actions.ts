import type { signIn } from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { isDemoPassword } from "../../platform/account/demo-accounts.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { hashToken } from "../../platform/formats/ids.ts";
import { isPassword } from "../../platform/passwords/passwords.ts";
import { countAct, secondsUntil, takeBackActs } from "../../platform/limits/throttle.ts";
import { windows } from "./auth.windows.ts";
import type { Browser } from "./browser.types.ts";
import { requireCaptcha } from "./captcha.actions.ts";
import { beginSignIn, forgiveSignIn } from "./known-devices.store.ts";
import type { SigningIn } from "./known-devices.store.ts";

/** Where a sign-in comes from: its address, and the hashes under which accounts may know its browser. */
export interface SignInPlace {
  address: string;
  devices: readonly string[];
}

/** Returns where a sign-in in a browser comes from. */
export function placeIn({ address, devices }: Browser): SignInPlace {
  return { address, devices: devices.map(hashToken) };
}

/**
 * Finds the account of an email and a password. Failures count per account and per address (rulings
 * §2): after 10 a captcha is required, after 60 from one address the answer is 429. Each attempt is
 * counted before the password is compared and uncounted when it was right, so that concurrent
 * attempts are no way around the limit. On a device that the account knows, the device's failures
 * count instead of the account's, so that strangers cannot lock the owner out. An unknown account
 * takes as long and returns the same as a wrong password. The demo's password is refused where
 * there is no demo.
 */
export async function checkCredentials(
  deps: Deps,
  place: SignInPlace,
  body: Input<typeof signIn>["body"],
): Promise<SigningIn> {
  if (isDemoPassword(deps.config, body.password)) throw new AppError("wrong_credentials");
  const { database } = deps;
  const now = deps.now();
  const key = emailKey(body.email);
  const { address, devices } = place;
  const addressKey = addressThrottle(address);
  const { account, ownKey, verdict, endsAt } = await beginSignIn(database, {
    emailKey: key,
    devices,
    deviceKeys: devices.map((device) => deviceThrottle(device, key)),
    accountKey: accountThrottle(key),
    addressKey,
    lengthMs: windows.signInFreely.lengthMs,
    now,
    mostFreely: windows.signInFreely.most,
    mostOfAddress: windows.signInAddress.most,
    hasCaptcha: body.captchaToken !== undefined,
  });
  if (verdict === "tired")
    throw new AppError("too_many_sign_ins", { seconds: secondsUntil(endsAt, now) });
  if (verdict !== "free") await requireCaptcha(deps, body.captchaToken, "sign_in", address);
  const isKnown = (account?.known_device ?? null) !== null;
  const turn = {
    lines: [addressKey, ownKey],
    isKnown,
    refusal: "too_many_sign_ins" as const,
  };
  const isRight = await isPassword(account?.password_hash ?? null, body.password, turn).catch(
    async (refusal: unknown) => {
      await takeBackActs(deps, ownKey, addressKey);
      throw refusal;
    },
  );
  if (!isRight || !account) {
    logFailure(deps, account?.id ?? null);
    throw new AppError("wrong_credentials");
  }
  await forgiveSignIn(database, ownKey, addressKey);
  return account;
}

/** Writes to the log that a sign-in to an account failed, by the account's id alone; `null` is no account. */
export function logFailure({ log }: Pick<Deps, "log">, accountId: string | null): void {
  log.info({ event: "sign_in_failed", accountId }, "a sign-in failed");
}

/** Counts a sign-in of an address before it is looked at; one too many is refused. */
export async function countTry(deps: Deps, address: string): Promise<void> {
  const key = addressThrottle(address);
  await countAct(deps, { key, window: windows.signInAddress, refusal: "too_many_sign_ins" });
}

/** Takes a counted sign-in of an address back: it was right. */
export async function forgiveTry(deps: Deps, address: string): Promise<void> {
  await takeBackActs(deps, addressThrottle(address));
}

const deviceThrottle = (device: string, key: string): string => `sign-in:device:${device}:${key}`;
const accountThrottle = (key: string): string => `sign-in:account:${key}`;
const addressThrottle = (address: string): string => `sign-in:address:${address}`;
