import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { makeId } from "../../platform/ids.ts";
import {
  clearSessionCookies,
  needsSecure,
  readSessionCookies,
  setSessionCookies,
} from "../../platform/session/session-cookies.ts";
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
 * Opens a session, sets its three cookies, and answers whether the account knew the browser. The
 * session is always new, and one that the browser brings along ends (session fixation). Refused
 * when the evidence is stale: password or phone changed since it was checked.
 */
export async function openSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: { id: string; businessId: string; shown: Shown },
  browser: OpeningBrowser,
): Promise<Remembered> {
  needsSecure(deps.config, request);
  const now = deps.now();
  const cookies = readSessionCookies(deps.config, request);
  const former = cookies ? readRefresh(deps.sessionSecret, cookies.refresh) : null;
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
  setCookies(deps, request, reply, claims, 0, now);
  return remembered;
}

function setCookies(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  claims: AccessClaims,
  generation: number,
  now: Date,
): void {
  setSessionCookies(deps.config, request, reply, {
    access: signAccess(deps.sessionSecret, claims, now),
    refresh: makeRefresh(deps.sessionSecret, claims.sessionId, generation),
    expiresAt: new Date(now.getTime() + accessTtlMs),
  });
}

/**
 * Renews the session from its refresh token. For 60 seconds the previous token yields the same
 * successor; one that is older was stolen or copied, and ends the session (rulings §2).
 */
export async function refresh(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ ok: true }> {
  const cookies = readSessionCookies(deps.config, request);
  const token = cookies ? readRefresh(deps.sessionSecret, cookies.refresh) : null;
  if (!token) {
    clearSessionCookies(deps.config, request, reply);
    throw new AppError("not_signed_in");
  }
  const now = deps.now();
  const idleUntil = new Date(now.getTime() + idleTtlMs);
  const renewed = await renewSession(
    deps.database,
    { ...token, idleUntil, graceMs: refreshGraceMs },
    now,
  );
  if (renewed.outcome !== "renewed") {
    clearSessionCookies(deps.config, request, reply);
    if (renewed.outcome === "ended") throw new AppError("session_expired");
    deps.live.endSessions([token.sessionId]);
    throw new AppError("session_reused");
  }
  const claims = {
    sessionId: token.sessionId,
    sessionVersion: renewed.session_version,
    accountId: renewed.account_id,
    businessId: renewed.business_id,
  };
  setCookies(deps, request, reply, claims, renewed.generation, now);
  return { ok: true };
}

/** Signs out here or everywhere; without a session it only removes the cookies. */
export async function leave(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  isEverywhere: boolean,
): Promise<{ ok: true }> {
  const cookies = readSessionCookies(deps.config, request);
  clearSessionCookies(deps.config, request, reply);
  const token = cookies ? readRefresh(deps.sessionSecret, cookies.refresh) : null;
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
