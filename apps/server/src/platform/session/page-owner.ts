import { pageOwnerHeader } from "@marzipan/contract/headers";
import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { readSessionCookies } from "./session-cookies.ts";
import { accountOfAccess } from "./tokens.ts";

/**
 * Refuses with `session_changed` a call of a page that belongs to another account than the browser's session
 * (rulings §2): what was typed under one account never lands in another's business. A call that does not say
 * whose page it is passes, and so does one without a session, which the session's own check tells apart.
 */
export function refuseOtherPage(
  { config, sessionSecret }: Pick<Deps, "config" | "sessionSecret">,
  request: FastifyRequest,
): void {
  const owner =
    request.headers[pageOwnerHeader] ?? (request.query as { account?: unknown }).account;
  if (owner === undefined) return;
  const cookies = readSessionCookies(config, request);
  const account = cookies && accountOfAccess(sessionSecret, cookies.access);
  if (account !== null && account !== owner) throw new AppError("session_changed");
}
