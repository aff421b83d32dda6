import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/config.ts";
import { businessOfAccess, idleTtlMs } from "./tokens.ts";

/** The three parts of a session (spec §4): access token, refresh token, expiry. */
export interface SessionCookies {
  access: string;
  refresh: string;
  expiresAt: Date;
}

const names = {
  access: "marzipan_access",
  refresh: "marzipan_refresh",
  expiry: "marzipan_expiry",
} as const;

/**
 * Returns the name under which a cookie is kept. Where cookies are `Secure` it has the prefix `__Host-`: a browser
 * takes such a cookie from this very host only, never from a neighbour under the same domain. Plain HTTP on
 * loopback cannot have it.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** What of the configuration decides about cookies. */
type CookieConfig = Pick<Config, "publicUrl">;

/** Returns whether people come by HTTPS: by `PUBLIC_URL`, else by this request. */
export function comesByHttps({ publicUrl }: CookieConfig, request: FastifyRequest): boolean {
  return publicUrl ? publicUrl.startsWith("https:") : request.protocol === "https";
}

/** Reads the session's cookies; missing any of the three means signed out (rulings §2). */
export function readSessionCookies(
  config: CookieConfig,
  request: FastifyRequest,
): { access: string; refresh: string } | null {
  const read = (name: string): string | undefined =>
    request.cookies[cookieName(name, comesByHttps(config, request))];
  const access = read(names.access);
  const refresh = read(names.refresh);
  const expiry = read(names.expiry);
  return access && refresh && expiry ? { access, refresh } : null;
}

/** Returns the business whose session a request brings, an expired one too; `null` without one. */
export function readCallerBusiness(
  { config, sessionSecret }: { config: CookieConfig; sessionSecret: string },
  request: FastifyRequest,
): string | null {
  const cookies = readSessionCookies(config, request);
  return cookies && businessOfAccess(sessionSecret, cookies.access);
}

/** Sets the session's cookies: `HttpOnly`, `SameSite=Lax`, `Secure` but on loopback. */
export function setSessionCookies(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: SessionCookies,
): void {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: needsSecure(config, request),
    maxAge: Math.floor(idleTtlMs / 1000),
  } as const;
  const set = (name: string, value: string): unknown =>
    reply.setCookie(cookieName(name, options.secure), value, options);
  set(names.access, cookies.access);
  set(names.refresh, cookies.refresh);
  set(names.expiry, cookies.expiresAt.toISOString());
}

/** Removes the session's cookies. */
export function clearSessionCookies(
  config: CookieConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const secure = comesByHttps(config, request);
  for (const name of Object.values(names))
    reply.clearCookie(cookieName(name, secure), { path: "/", secure });
}

/** Returns whether cookies must be `Secure`; over plain HTTP elsewhere sign-in cannot work and says so. */
export function needsSecure(config: CookieConfig, request: FastifyRequest): boolean {
  if (comesByHttps(config, request)) return true;
  const origin = config.publicUrl ? new URL(config.publicUrl) : null;
  if (isLoopback(origin ? origin.hostname : request.hostname)) return false;
  throw new AppError("insecure_connection");
}
