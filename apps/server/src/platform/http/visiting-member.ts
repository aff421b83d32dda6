import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { memberOf } from "../account/member.ts";
import type { Member } from "../account/member.ts";
import { readSessionCookies } from "../session/session-cookies.ts";
import { claimsOfAccess } from "../session/tokens.ts";

/**
 * Returns who makes a public call with a session of ours that lives, before the gates too; `null` for anyone else. The
 * pages for anyone do not renew access tokens, so one that has expired still says whose session it is.
 */
export async function visitingMember(
  { config, sessionSecret, database }: Deps,
  request: FastifyRequest,
): Promise<Member | null> {
  const cookies = readSessionCookies(config, request);
  const claims = cookies && claimsOfAccess(sessionSecret, cookies.access);
  if (claims === null) return null;
  const { sessionId, sessionVersion, businessId } = claims;
  const session = { sessionId, sessionVersion, businessId, isBeforeGates: true };
  try {
    return await database.transact(
      { kind: "session", ...session },
      async (tx) => memberOf(await tx.entered, tx.now),
      "read only",
    );
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
