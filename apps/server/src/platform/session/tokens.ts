import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors/app-error.ts";

/** Lifetime of an access token: the spec's session cache of 2 minutes (rulings §2). */
export const accessTtlMs = 2 * 60_000;
/** How long a session lives without being used (rulings §2). */
export const idleTtlMs = 30 * 86_400_000;
/** How long a session lives at most, however often it is renewed (rulings §2). */
export const sessionTtlMs = 90 * 86_400_000;
/** How long the previous refresh token still yields the same successor (rulings §2). */
export const refreshGraceMs = 60_000;

/** What an access token states; the database has the last word on each request. */
export interface AccessClaims {
  sessionId: string;
  sessionVersion: number;
  accountId: string;
  businessId: string;
}

/** The one header that our tokens carry: a JSON web token signed by HMAC with SHA-256. */
const header = Buffer.from('{"alg":"HS256"}').toString("base64url");

/** Signs an access token of 2 minutes: a JSON web token. */
export function signAccess(secret: string, claims: AccessClaims, now: Date): string {
  const payload = {
    ver: claims.sessionVersion,
    bid: claims.businessId,
    jti: claims.sessionId,
    sub: claims.accountId,
    exp: Math.floor((now.getTime() + accessTtlMs) / 1000),
  };
  const content = `${header}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  return `${content}.${signatureOf(signerOf(secret).key, content)}`;
}

/** Reads an access token; an expired one is `session_expired`, any other fault `not_signed_in`. */
export function readAccess(secret: string, token: string, now: Date): AccessClaims {
  const { endsAtSeconds, ...claims } = readSigned(secret, token);
  if (endsAtSeconds <= Math.floor(now.getTime() / 1000)) throw new AppError("session_expired");
  return claims;
}

/** Returns which business an access token of ours names, an expired one too; `null` when it is not one of ours. */
export function businessOfAccess(secret: string, token: string): string | null {
  return claimsOfAccess(secret, token)?.businessId ?? null;
}

/** Returns whose access token of ours it is, an expired one too; `null` when it is not one of ours. */
export function accountOfAccess(secret: string, token: string): string | null {
  return claimsOfAccess(secret, token)?.accountId ?? null;
}

/** Returns what an access token of ours states, an expired one too; `null` when it is not one of ours. */
export function claimsOfAccess(secret: string, token: string): AccessClaims | null {
  try {
    return readSigned(secret, token);
  } catch {
    return null;
  }
}

interface SignedClaims extends AccessClaims {
  readonly endsAtSeconds: number;
}

function readSigned(secret: string, token: string): SignedClaims {
  const { key, known } = signerOf(secret);
  let claims = known.get(token);
  if (claims) return claims;
  const [givenHeader, payload = "", mark = "", ...rest] = token.split(".");
  const given = Buffer.from(mark);
  const expected = Buffer.from(signatureOf(key, `${header}.${payload}`));
  const isOurs =
    givenHeader === header &&
    rest.length === 0 &&
    given.length === expected.length &&
    timingSafeEqual(given, expected);
  if (!isOurs) throw new AppError("not_signed_in");
  const { ver, bid, jti, sub, exp } = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  ) as Record<string, unknown>;
  claims = {
    endsAtSeconds: Number(exp),
    sessionId: String(jti),
    sessionVersion: Number(ver),
    accountId: String(sub),
    businessId: String(bid),
  };
  known.set(token, claims);
  return claims;
}

function signatureOf(key: KeyObject, content: string): string {
  return createHmac("sha256", key).update(content).digest("base64url");
}

/** What a secret signs with, and what the tokens state whose signature held: each is sent many times in its 2 minutes. */
interface Signer {
  key: KeyObject;
  known: LRUCache<string, SignedClaims>;
}

const signers = new Map<string, Signer>();
/** As many as some thousand people use at once, of half a kilobyte each. */
const mostKnown = 4000;

function signerOf(secret: string): Signer {
  let signer = signers.get(secret);
  if (!signer) {
    const key = createSecretKey(createHmac("sha256", secret).update("access").digest());
    signers.set(secret, (signer = { key, known: new LRUCache({ max: mostKnown }) }));
  }
  return signer;
}

/**
 * Creates the refresh token of a session's generation. It is computed, never stored: the same
 * generation gives the same token, so a lost reply can be repeated within the grace.
 */
export function makeRefresh(secret: string, sessionId: string, generation: number): string {
  const mark = createHmac("sha256", secret)
    .update(`refresh:${sessionId}:${generation}`)
    .digest("base64url");
  return `${sessionId}.${generation}.${mark}`;
}

/** Reads a refresh token, `null` when it is not one of ours. */
export function readRefresh(
  secret: string,
  token: string,
): { sessionId: string; generation: number } | null {
  const [sessionId, generationText, mark] = token.split(".");
  const generation = Number(generationText);
  if (!sessionId || !mark || !/^[0-9a-f-]{36}$/.test(sessionId) || !Number.isInteger(generation))
    return null;
  const expected = Buffer.from(makeRefresh(secret, sessionId, generation));
  const given = Buffer.from(token);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return { sessionId, generation };
}
