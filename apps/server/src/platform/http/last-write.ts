import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../feature/deps.ts";
import { comesByHttps, cookieName } from "../session/session-cookies.ts";

const name = "marzipan_wrote";
/** Longer than a replica that is read may be behind. */
const keptSeconds = 60;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type Needed = Pick<Deps, "config" | "now">;

/** Lets each browser bring along when it last changed something, whichever server it asks next. */
export function keepLastWrite(app: FastifyInstance, deps: Needed): void {
  if (deps.config.databaseReadUrl === null) return;
  app.addHook("onSend", async (request, reply) => {
    if (!safeMethods.has(request.method)) noteWrite(deps, request, reply);
  });
}

/** Notes in a reply that its call may have changed something. */
export function noteWrite(
  { config, now }: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (config.databaseReadUrl === null || reply.raw.headersSent) return;
  const secure = comesByHttps(config, request);
  void reply.setCookie(cookieName(name, secure), String(now().getTime()), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: keptSeconds,
  });
}

/** Returns when the browser of a request last changed something, in milliseconds of the database's clock; `null` for not lately. */
export function readLastWrite({ config }: Needed, request: FastifyRequest): number | null {
  if (config.databaseReadUrl === null) return null;
  const text = request.cookies[cookieName(name, comesByHttps(config, request))] ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
