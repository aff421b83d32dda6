import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { SessionCookies } from "../../platform/session/session-cookies.ts";
import {
  accessTtlMs,
  idleTtlMs,
  makeRefresh,
  readRefresh,
  refreshGraceMs,
  sessionTtlMs,
  signAccess,
} from "../../platform/session/tokens.ts";
import type { AccessClaims } from "../../platform/session/tokens.ts";
import type { DeviceNames } from "./device-names.ts";
import type { PackedMessage } from "../../providers/messages/messages.port.ts";
import { addSession, endAllSessions, endSession, renewSession } from "./identity.store.ts";
import type { Remembered, Shown } from "./identity.store.ts";

/** Why a session was not renewed. */
export interface NotRenewed {
  refusal: "not_signed_in" | "session_expired" | "session_reused";
}

/** The browser that a session is opened in. */
export interface OpeningBrowser {
  /** Its names in words, empty where unknown. */
  names: DeviceNames;
  /** Hashes by which accounts may know it, and a new one. */
  devices: readonly string[];
  newDevice: string;
  /**
   * The mail about a new browser; it is stored in the same transaction as the session when the
   * account does not know the browser.
   */
  mail: PackedMessage;
}

/**
 * Opens a session; returns its cookies and whether the account knew the browser. The session is always
 * new, and one whose refresh token the browser brings along ends (session fixation). Refused when the
 * evidence is stale: password or phone changed since it was checked.
 */
export async function openSession(
  deps: Deps,
  refreshToken: string | null,
  account: { id: string; businessId: string; shown: Shown },
  browser: OpeningBrowser,
): Promise<{ cookies: SessionCookies; remembered: Remembered }> {
  const now = deps.now();
  const former = readToken(deps, refreshToken);
  if (former) await endSession(deps.database, former.sessionId, now);
  const sessionId = makeId();
  const { names, ...known } = browser;
  const until = new Date(now.getTime() + sessionTtlMs);
  const idleUntil = new Date(now.getTime() + idleTtlMs);
  const { id: accountId, shown } = account;
  const opened = await addSession(
    deps.database,
    { id: sessionId, accountId, shown, ...names, ...known, idleUntil, until },
    now,
  );
  if (!opened) throw new AppError("phone" in shown ? "code_invalid" : "wrong_credentials");
  const { version, remembered } = opened;
  const claims = {
    sessionId,
    sessionVersion: version,
    accountId: account.id,
    businessId: account.businessId,
  };
  return { cookies: cookiesOf(deps, claims, 0, now), remembered };
}

function readToken({ sessionSecret }: Deps, token: string | null) {
  return token === null ? null : readRefresh(sessionSecret, token);
}

function cookiesOf(
  { sessionSecret }: Deps,
  claims: AccessClaims,
  generation: number,
  now: Date,
): SessionCookies {
  return {
    access: signAccess(sessionSecret, claims, now),
    refresh: makeRefresh(sessionSecret, claims.sessionId, generation),
    expiresAt: new Date(now.getTime() + accessTtlMs),
  };
}

/**
 * Renews the session from its refresh token. For 60 seconds the previous token yields the same
 * successor; one that is older was stolen or copied, and ends the session (rulings §2). What is not
 * renewed is answered with why: the browser shall forget its cookies.
 */
export async function refreshSession(
  deps: Deps,
  refreshToken: string | null,
): Promise<SessionCookies | NotRenewed> {
  const token = readToken(deps, refreshToken);
  if (!token) return { refusal: "not_signed_in" };
  const now = deps.now();
  const idleUntil = new Date(now.getTime() + idleTtlMs);
  const renewed = await renewSession(
    deps.database,
    { ...token, idleUntil, graceMs: refreshGraceMs },
    now,
  );
  if (renewed.outcome !== "renewed") {
    if (renewed.outcome === "ended") return { refusal: "session_expired" };
    deps.live.endSessions([token.sessionId]);
    return { refusal: "session_reused" };
  }
  const claims = {
    sessionId: token.sessionId,
    sessionVersion: renewed.session_version,
    accountId: renewed.account_id,
    businessId: renewed.business_id,
  };
  return cookiesOf(deps, claims, renewed.generation, now);
}

/** Signs out here or everywhere; nothing is done without a session. */
export async function signOut(
  deps: Deps,
  refreshToken: string | null,
  isEverywhere: boolean,
): Promise<{ ok: true }> {
  const token = readToken(deps, refreshToken);
  if (!token) return { ok: true };
  const now = deps.now();
  if (isEverywhere)
    deps.live.endSessions(await endAllSessions(deps.database, token.sessionId, now));
  else {
    await endSession(deps.database, token.sessionId, now);
    deps.live.endSessions([token.sessionId]);
  }
  return { ok: true };
}
