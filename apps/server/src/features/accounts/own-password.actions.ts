import type * as ownAccount from "@marzipan/contract/own-account";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Asker } from "../../platform/request/asker.ts";
import { isKnownToOthers } from "../../platform/passwords/known-passwords.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { PasswordTurn } from "../../platform/passwords/password-workers.ts";
import { hashPassword, isPassword } from "../../platform/passwords/passwords.ts";
import type { AccessClaims } from "../../platform/session/tokens.ts";
import { countAct, forgetActs, takeBackActs } from "../../platform/limits/throttle.ts";
import { linkToDisavow } from "./disavowals.actions.ts";
import { sendPasswordChangedMail, sendWayInMail } from "./mails.actions.ts";
import type { Addressee, MailDeps } from "./mails.actions.ts";
import { readOwnAccount, replacePassword } from "./own-account.store.ts";
import type { OwnAccount } from "./own-account.store.ts";

/** Runs work in a transaction under the caller's proof. */
export type Transact = <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;

/** A call of a signed-in person about their own account. */
export interface OwnCall {
  deps: Deps;
  transact: Transact;
  session: AccessClaims;
  asker: Asker;
}

/** How often a signed-in person may mistype the password (as failures of sign-in, rulings §2). */
const window = { lengthMs: 15 * 60_000, most: 10 };

const passwordThrottle = ({ id }: OwnAccount): string => `password:${id}`;

/** A signed-in person counts as known and waits in a line of their own, ahead of strangers. */
const turnOf = (own: OwnAccount): PasswordTurn => ({
  lines: [passwordThrottle(own)],
  isKnown: true,
  refusal: "rate_limited",
});

/** Returns whom a mail about an account goes to. */
export function addresseeOf(own: OwnAccount): Addressee {
  return { email: own.email, fullName: own.full_name, language: own.language };
}

/** Reads the account that acts; none is `not_signed_in`. */
export async function requireOwnAccount(tx: Tx): Promise<OwnAccount> {
  const own = await readOwnAccount(tx);
  if (!own) throw new AppError("not_signed_in");
  return own;
}

/**
 * Returns the acting account after its password was confirmed; a wrong one is `wrong_password` at
 * the field, too many attempts `rate_limited`. Each attempt is counted before the password is
 * compared, so that concurrent ones count too. The hash is computed outside of any transaction,
 * since it takes tens of milliseconds.
 */
export async function requirePassword(
  deps: Pick<Deps, "database" | "now">,
  transact: Transact,
  password: string,
  path = "password",
): Promise<OwnAccount> {
  const own = await transact(requireOwnAccount);
  const key = passwordThrottle(own);
  await countAct(deps, { key, window, refusal: "rate_limited" });
  const isRight = await isPassword(own.password_hash, password, turnOf(own)).catch(
    async (refusal: unknown) => {
      await takeBackActs(deps, key);
      throw refusal;
    },
  );
  if (!isRight) throw fieldError(path, "wrong_password");
  await forgetActs(deps, key);
  return own;
}

/**
 * Changes the own password; this session stays, every other way in ends, and the person is told by mail. Sent again
 * after its answer was lost it is done already: the new password is the account's.
 */
export async function changePassword(
  { deps, transact, session, asker }: OwnCall,
  body: Input<typeof ownAccount.changePassword>["body"],
): Promise<{ ok: true }> {
  const own = await requirePassword(deps, transact, body.currentPassword, "currentPassword").catch(
    async (refusal: unknown) => {
      const isWrong = refusal instanceof AppError && refusal.code === "invalid_input";
      if (!isWrong || !(await isChangedAlready(transact, body))) throw refusal;
      return null;
    },
  );
  if (own === null) return { ok: true };
  if (isKnownToOthers(deps.config, body.newPassword))
    throw fieldError("newPassword", "breached_password");
  const next = await hashPassword(body.newPassword, turnOf(own));
  const ended = await transact(async (tx) => {
    const checked = own.password_hash;
    const gone = await replacePassword(tx, { checked, next }, session.sessionId);
    tx.afterCommit(() => deps.live.endSessions(gone.sessions));
    return gone;
  });
  const link = await linkToDisavow(deps, asker, own);
  await sendPasswordChangedMail(deps, addresseeOf(own), link);
  await tellPhoneOff(deps, addresseeOf(own), ended.phone);
  return { ok: true };
}

/** Returns whether the new password is the account's; asked after an attempt that was counted as wrong. */
async function isChangedAlready(
  transact: Transact,
  { currentPassword, newPassword }: Input<typeof ownAccount.changePassword>["body"],
): Promise<boolean> {
  if (currentPassword === newPassword) return false;
  const own = await transact(requireOwnAccount);
  return await isPassword(own.password_hash, newPassword, turnOf(own));
}

/**
 * Mails the owner which phone (E.164) was removed when all ways to sign in were revoked; `null` for
 * none.
 */
export async function tellPhoneOff(
  deps: MailDeps,
  person: Addressee,
  phone: string | null,
): Promise<void> {
  if (phone !== null) await sendWayInMail(deps, person, { kind: "phone_off", phone }, null);
}
