import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import type { Addressee } from "../accounts/mails.actions.ts";
import { checkTotp } from "../accounts/totp.actions.ts";
import { openSessionAndRemember } from "./known-devices.actions.ts";
import type { Shown } from "./identity.store.ts";
import type { EnteringAccount } from "./entering.types.ts";
import { countTry, logFailure } from "./sign-in.actions.ts";

/**
 * Signs an account in when it is not closed and its authenticator code, where it has one, was
 * given.
 */
export async function enterAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: EnteringAccount,
  totp: string | undefined,
): Promise<{ ok: true }> {
  const onWrongCode = (): Promise<void> => {
    logFailure(deps, account.id);
    return countTry(deps, visitorOf(request));
  };
  const { entry } = account;
  await checkTotp(deps, account.id, { totp, onWrongCode, ...(entry ? { entry } : {}) });
  return await letIn(deps, request, reply, account);
}

/** Signs an authenticated account in: opens a session and remembers the browser. */
export async function letIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: EnteringAccount,
): Promise<{ ok: true }> {
  await openSessionAndRemember(deps, request, reply, account);
  deps.log.info({ event: "signed_in", accountId: account.id }, "somebody signed in");
  return { ok: true };
}

/** Answers an account as entering needs it from a row of the database and what its owner showed. */
export function describeEntering(
  row: {
    id: string;
    business_id: string;
    email: string;
    full_name: string;
    language: Addressee["language"];
    time_zone: string;
  },
  shown: Shown,
): EnteringAccount {
  return {
    shown,
    id: row.id,
    businessId: row.business_id,
    email: row.email,
    fullName: row.full_name,
    language: row.language,
    timeZone: row.time_zone,
  };
}
