import { Secret, TOTP } from "otpauth";
import { toString as drawQr } from "qrcode";
import type * as ownAccount from "@marzipan/contract/own-account";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { countAct, takeBackActs } from "../../platform/limits/throttle.ts";
import { deletedOn, reopenableSince } from "./closing.rules.ts";
import { linkToDisavow } from "./disavowals.actions.ts";
import { sendWayInMail } from "./mails.actions.ts";
import { addresseeOf, requireOwnAccount, requirePassword } from "./own-password.actions.ts";
import type { OwnCall, Transact } from "./own-password.actions.ts";
import { hashRecoveryCode, openSecret, recoveryCodesOf, sealSecret } from "./totp-secrets.rules.ts";
import {
  keepTotpSecret,
  readEntry,
  spendRecoveryCode,
  spendStep,
  turnTotpOff,
  turnTotpOn,
} from "./totp.store.ts";
import type { OwnAccount } from "./own-account.store.ts";
import type { EntryFacts } from "./totp.store.ts";

const periodMs = 30_000;

/** How many wrong codes an account may be tried with. */
const window = { lengthMs: 15 * 60_000, most: 10 };

type TotpDeps = Pick<Deps, "database" | "now" | "sessionSecret">;

/** Creates a secret for an authenticator app after the password; codes are on once one is confirmed. */
export async function startTotp(
  deps: Deps,
  transact: Transact,
  { password }: Input<typeof ownAccount.startTotp>["body"],
): Promise<ReplyOf<typeof ownAccount.startTotp>> {
  const own = await requirePassword(deps, transact, password);
  if (own.totp_confirmed_at !== null) throw new AppError("already_exists");
  const secret = new Secret({ size: 20 });
  await transact((tx) => keepTotpSecret(tx, sealSecret(deps.sessionSecret, own.id, secret.base32)));
  const url = new TOTP({ issuer: "Marzipan", label: own.email, secret }).toString();
  const qrSvg = await drawQr(url, { type: "svg", margin: 2 });
  return { secret: secret.base32, url, qrSvg };
}

/**
 * Turns codes on by a first code, tells the owner, and returns the recovery codes, of which only hashes are kept. The
 * same code sent again right after is answered alike, for the first answer may have been lost on its way.
 */
export async function confirmTotp(
  { deps, transact, asker }: OwnCall,
  { code }: Input<typeof ownAccount.confirmTotp>["body"],
): Promise<ReplyOf<typeof ownAccount.confirmTotp>> {
  const own = await transact(requireOwnAccount);
  const sealed = own.totp_secret;
  await countTry(deps, own.id);
  const step = sealed === null ? null : stepOf(deps, own.id, sealed, code);
  if (own.totp_confirmed_at !== null) {
    if (sealed === null || !isSentAgain(own, step, deps.now()))
      throw new AppError("already_exists");
    await takeBackActs(deps, throttleOf(own.id));
    return { recoveryCodes: recoveryCodesOf(deps.sessionSecret, own.id, sealed) };
  }
  if (sealed === null || step === null) throw fieldError("code", "wrong_code");
  await takeBackActs(deps, throttleOf(own.id));
  const recoveryCodes = recoveryCodesOf(deps.sessionSecret, own.id, sealed);
  const hashes = recoveryCodes.map((one) => hashRecoveryCode(deps.sessionSecret, own.id, one));
  await transact(async (tx) => {
    if (!(await turnTotpOn(tx, sealed, step, hashes))) throw new AppError("already_exists");
  });
  const link = await linkToDisavow(deps, asker, own);
  await sendWayInMail(deps, addresseeOf(own), { kind: "totp_on" }, link);
  return { recoveryCodes };
}

/** For how long the code that turned codes on is answered with the recovery codes once more. */
const againMs = 60_000;

function isSentAgain(own: OwnAccount, step: number | null, now: Date): boolean {
  const { totp_confirmed_at: at, totp_last_step: last } = own;
  return at !== null && now.getTime() - at.getTime() < againMs && step === last;
}

/** Turns codes off by the password and a code, and tells the owner; that they are off already is no error. */
export async function removeTotp(
  { deps, transact, asker }: OwnCall,
  { password, code }: Input<typeof ownAccount.removeTotp>["body"],
): Promise<{ ok: true }> {
  const own = await requirePassword(deps, transact, password);
  const isOn = own.totp_confirmed_at !== null;
  if (isOn && own.totp_secret !== null) {
    await requireCode(deps, own.id, { secret: own.totp_secret, code }, "code");
  }
  await transact(async (tx) => {
    await turnTotpOff(tx);
  });
  if (isOn) {
    const link = await linkToDisavow(deps, asker, own);
    await sendWayInMail(deps, addresseeOf(own), { kind: "totp_off" }, link);
  }
  return { ok: true };
}

/** What entering asks of an account besides its password; a secret that is not confirmed is none. */
export type Entry = Pick<EntryFacts, "closed_at" | "totp_secret">;

/** What a way in says about how it was entered. */
export interface Entering {
  /** What entering asks of the account, where the way in knows it already. */
  entry?: Entry;
  /** The six digits or the recovery code that was typed. */
  totp?: string | undefined;
  /** The account is being reopened, so a closed one is accepted. */
  isReopening?: boolean;
  /** Counts a wrong code where the way in counts its failures. */
  onWrongCode?: () => Promise<unknown>;
}

/**
 * Checks what entering needs beyond password or phone: a closed account is `account_closed` with
 * the instant `deletedOn` until which it can be reopened; with authenticator codes on, a missing
 * code is `totp_required` and a wrong or repeated one `wrong_code` at the field `totp`.
 */
export async function checkTotp(
  deps: TotpDeps,
  accountId: string,
  { entry, totp, isReopening = false, onWrongCode }: Entering,
): Promise<void> {
  const facts = entry ?? (await readEntry(deps.database, accountId));
  const { closed_at: closedAt, totp_secret: secret } = facts;
  if (closedAt !== null) {
    if (closedAt <= reopenableSince(deps.now())) throw new AppError("wrong_credentials");
    const until = { deletedOn: deletedOn(closedAt).toISOString() };
    if (!isReopening) throw new AppError("account_closed", until);
  }
  if (secret === null) return;
  if (totp === undefined) throw new AppError("totp_required");
  await requireCode(deps, accountId, { secret, code: totp }, "totp", onWrongCode);
}

async function requireCode(
  deps: TotpDeps,
  accountId: string,
  { secret, code }: { secret: string; code: string },
  path: string,
  onWrongCode?: () => Promise<unknown>,
): Promise<void> {
  await countTry(deps, accountId);
  if (await isCode(deps, accountId, secret, code)) {
    await takeBackActs(deps, throttleOf(accountId));
    return;
  }
  await onWrongCode?.();
  throw fieldError(path, "wrong_code");
}

async function isCode(
  deps: TotpDeps,
  accountId: string,
  sealed: string,
  code: string,
): Promise<boolean> {
  if (!/^\d{3}\s?\d{3}$/.test(code)) {
    const hash = hashRecoveryCode(deps.sessionSecret, accountId, code);
    return await spendRecoveryCode(deps.database, accountId, hash);
  }
  const step = stepOf(deps, accountId, sealed, code);
  return step !== null && (await spendStep(deps.database, accountId, step));
}

/** Returns the step of 30 seconds that a code belongs to, the last or the next one included; `null` for none. */
function stepOf(deps: TotpDeps, accountId: string, sealed: string, code: string): number | null {
  const secret = openSecret(deps.sessionSecret, accountId, sealed);
  if (secret === null) return null;
  const timestamp = deps.now().getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code.replace(/\s/g, ""),
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta;
}

const throttleOf = (accountId: string): string => `totp:${accountId}`;

/** Counts an attempt before the code is checked; a right one is uncounted. */
async function countTry(deps: TotpDeps, accountId: string): Promise<void> {
  await countAct(deps, { key: throttleOf(accountId), window, refusal: "rate_limited" });
}
