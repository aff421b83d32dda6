import type * as auth from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Asker } from "../../platform/request/asker.ts";
import { atLeast } from "../../platform/limits/minimum-duration.ts";
import { isKnownToOthers } from "../../platform/passwords/known-passwords.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import { hashPassword } from "../../platform/passwords/passwords.ts";
import { countAct, forgetActs, isOneTooMany } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { linkToDisavow } from "../accounts/disavowals.actions.ts";
import { sendPasswordChangedMail } from "../accounts/mails.actions.ts";
import { tellPhoneOff } from "../accounts/own-password.actions.ts";
import { alikeMs, resetTtlMs, windows } from "./auth.windows.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { isKnownDevice } from "./known-devices.store.ts";
import { sendResetMail } from "./mails.actions.ts";
import { beginReset, judgeReset, spendReset } from "./reset.store.ts";
import type { SignInPlace } from "./sign-in.actions.ts";

/**
 * Mails a link to choose a new password; the answer and its duration are the same for any address
 * (rulings §2). Requests are counted by who asks, so that strangers cannot use up the owner's. The
 * mails that all strangers together can cause for one account are bounded too; beyond that they get
 * the same answer without a mail, and the links mailed before still work. A device that the account
 * knows is exempt from that bound.
 */
export async function requestReset(
  deps: Deps,
  origin: string,
  { address, devices }: SignInPlace,
  body: Input<typeof auth.requestReset>["body"],
): Promise<{ ok: true }> {
  const key = emailKey(body.email);
  await refuseTooMany(deps, `reset:address:${address}`, windows.resetAddress);
  const isKnown = await isKnownDevice(deps.database, key, devices);
  const asker = isKnown ? "known" : address;
  await refuseTooMany(deps, `reset:asker:${asker}:${key}`, windows.resetAsker);
  await atLeast(alikeMs, async () => {
    if (!isKnown) {
      const mails = { key: mailsThrottle(key), window: windows.resetMails };
      if (await isOneTooMany(deps, mails)) return;
    }
    await mailResetLink(deps, origin, key);
  });
  return { ok: true };
}

const mailsThrottle = (key: string): string => `reset:mails:${key}`;

/** Mails a link to choose a new password to the account of a normalised address; nothing where there is none. */
export async function mailResetLink(deps: Deps, origin: string, key: string): Promise<void> {
  const now = deps.now();
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + resetTtlMs);
  const owner = await beginReset(deps.database, key, { hash: hashToken(token), expiresAt }, now);
  if (!owner) return;
  const person = { ...owner, fullName: owner.full_name };
  await sendResetMail(deps, person, `${origin}/reset-password?token=${token}`);
}

/** Refuses a mailed token that chooses no password (any more): `reset_used`, or `reset_invalid` also when it expired. */
export async function checkResetLink(
  deps: Deps,
  asker: Asker,
  token: string,
): Promise<{ ok: true }> {
  await refuseTooMany(deps, `reset:check:${asker.address}`, windows.resetUse);
  await requireGoodReset(deps, hashToken(token));
  return { ok: true };
}

async function requireGoodReset(deps: Deps, hash: string): Promise<void> {
  const worth = await judgeReset(deps.database, hash, deps.now());
  if (worth !== "good") throw new AppError(worth === "used" ? "reset_used" : "reset_invalid");
}

/**
 * Makes a new password the account's by a mailed token: once, within an hour. Every way in to the account
 * ends, and its owner is told.
 */
export async function resetPassword(
  deps: Deps,
  asker: Asker,
  body: Input<typeof auth.resetPassword>["body"],
): Promise<{ ok: true }> {
  await refuseTooMany(deps, `reset:use:${asker.address}`, windows.resetUse);
  if (isKnownToOthers(deps.config, body.password))
    throw fieldError("password", "breached_password");
  const hash = hashToken(body.token);
  await requireGoodReset(deps, hash);
  const lines = [`reset:use:${asker.address}`];
  const turn = { lines, isKnown: true, refusal: "too_many_resets" as const };
  const passwordHash = await hashPassword(body.password, turn);
  const owner = await spendReset(deps.database, hash, passwordHash, deps.now());
  if (!owner) throw new AppError("reset_used");
  await forgetActs(deps, mailsThrottle(emailKey(owner.email)));
  deps.live.endSessions(owner.sessions);
  const person = { ...owner, fullName: owner.full_name };
  await sendPasswordChangedMail(deps, person, await linkToDisavow(deps, asker, owner));
  await tellPhoneOff(deps, person, owner.phone);
  return { ok: true };
}

async function refuseTooMany(deps: Deps, key: string, window: Window): Promise<void> {
  await countAct(deps, { key, window, refusal: "too_many_resets" });
}
