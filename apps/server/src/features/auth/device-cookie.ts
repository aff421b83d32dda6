import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken } from "../../platform/formats/ids.ts";
import { cookieName, needsSecure } from "../../platform/session/session-cookies.ts";

const name = "marzipan_device";
/** As long as browsers keep a cookie at most. */
const maxAgeSeconds = 400 * 86_400;
/** How many people one browser is remembered by. */
const mostDevices = 5;

/** Reads the random texts by which accounts know this browser, the newest first; anything else is dropped. */
export function readDevices(request: FastifyRequest): string[] {
  // Also under the name without the prefix, so that browsers of before stay known; a planted text makes none known.
  const kept = [cookieName(name, true), name].map((one) => request.cookies[one] ?? "");
  const tokens = kept.join(".").split(".");
  return tokens.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, mostDevices);
}

/** Returns the hashes under which accounts know this browser. */
export function hashDevices(request: FastifyRequest): string[] {
  return readDevices(request).map(hashToken);
}

/** Lets the browser keep its devices, the newest first, out of scripts' reach. */
export function keepDevices(
  deps: Pick<Deps, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
): void {
  const secure = needsSecure(deps.config, request);
  const value = [...new Set(tokens)].slice(0, mostDevices).join(".");
  reply.setCookie(cookieName(name, secure), value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: maxAgeSeconds,
  });
}
