import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
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

/** Reads the session's cookies; missing any of the three means signed out (rulings §2). */
export function readSessionCookies(
  request: FastifyRequest,
): { access: string; refresh: string } | null {
  const access = request.cookies[names.access];
  const refresh = request.cookies[names.refresh];
  const expiry = request.cookies[names.expiry];
  return access && refresh && expiry ? { access, refresh } : null;
}

/** Answers the business whose session a request brings, an expired one too; `null` without one. */
export function readCallerBusiness(secret: string, request: FastifyRequest): string | null {
  const cookies = readSessionCookies(request);
  return cookies && businessOfAccess(secret, cookies.access);
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
  reply.setCookie(names.access, cookies.access, options);
  reply.setCookie(names.refresh, cookies.refresh, options);
  reply.setCookie(names.expiry, cookies.expiresAt.toISOString(), options);
}

/** Removes the session's cookies. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of Object.values(names)) reply.clearCookie(name, { path: "/" });
}

/** Answers whether cookies must be `Secure`; over plain HTTP elsewhere sign-in cannot work and says so. */
export function needsSecure(config: Config, request: FastifyRequest): boolean {
  const origin = config.publicUrl ? new URL(config.publicUrl) : null;
  const isHttps = origin ? origin.protocol === "https:" : request.protocol === "https";
  if (isHttps) return true;
  if (isLoopback(origin ? origin.hostname : request.hostname)) return false;
  throw new AppError("insecure_connection");
}
