import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  needsSecure,
  readSessionCookies,
  setSessionCookies,
} from "../../platform/session/session-cookies.ts";
import type { Browser, Opened } from "./browser.types.ts";
import { keepDevices, readDevices } from "./device-cookie.ts";

/** Returns the browser of a request to enter; refused where it could not keep the session's cookies. */
export function browserOf({ config }: Pick<Deps, "config">, request: FastifyRequest): Browser {
  needsSecure(config, request);
  return {
    address: visitorOf(request),
    devices: readDevices(request),
    userAgent: request.headers["user-agent"] ?? "",
    refreshToken: readSessionCookies(config, request)?.refresh ?? null,
  };
}

/** Lets the browser keep a session that was opened in it. */
export function keepOpened(
  deps: Pick<Deps, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, devices }: Opened,
): { ok: true } {
  setSessionCookies(deps.config, request, reply, cookies);
  keepDevices(deps, request, reply, devices);
  return { ok: true };
}
