import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/config.ts";
import { findPublicUrl } from "../request/public-url.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writing calls that another site made a browser send (besides `SameSite`). */
export function refuseStrangeOrigins(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isSafe = safeMethods.has(request.method) || comesFromOwnPage(config, request);
    done(isSafe ? undefined : new AppError("bad_origin"));
  });
}

/** Returns whether a browser says that a page of this server sends a call, or says nothing of where it comes from. */
function comesFromOwnPage(config: Config, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(config, request);
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}

/** A host's name or address, with a port or without; nothing that could be in a URL next to it. */
const hostShape = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d][a-z\d._-]{0,252})(?::\d{1,5})?$/i;

/**
 * Refuses a `Host` (or `X-Forwarded-Host` of a trusted proxy) that is no host: links are made of it.
 * Outside production only loopback hosts are accepted, so that a foreign page whose name was pointed
 * at this machine (DNS rebinding) reads nothing.
 */
export function refuseStrangeHosts(app: FastifyInstance, { mode }: Pick<Config, "mode">): void {
  app.addHook("onRequest", ({ host, hostname }, _reply, done) => {
    // A health check by HTTP/1.0 names none; no link is made for it.
    const isOwn = mode === "production" || isLoopback(hostname);
    done(host === "" || (hostShape.test(host) && isOwn) ? undefined : new AppError("unknown_host"));
  });
}

/** Returns the origin that people use: `PUBLIC_URL`, else the one of this request. */
export function ownOrigin(config: Config, request: FastifyRequest): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Returns the origin for links in a mail that tells of something done: `PUBLIC_URL`, else the request's own
 * while it names this machine, else this server's own address; `null` when none of them is known.
 */
export function mailOrigin(config: Config, request: FastifyRequest): string | null {
  const isHere = config.publicUrl === null && isLoopback(request.hostname);
  return isHere ? ownOrigin(config, request) : findPublicUrl(config);
}

/**
 * Returns the origin for links in mails: `PUBLIC_URL`, else the request's own while it names this machine. Any
 * other host that a request names is refused with `unknown_host`: anyone who sends it would choose where the
 * links of other people's mails lead.
 */
export function linkOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl === null && !isLoopback(request.hostname))
    throw new AppError("unknown_host");
  return ownOrigin(config, request);
}
