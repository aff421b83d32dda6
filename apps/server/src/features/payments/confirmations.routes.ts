import * as confirmations from "@marzipan/contract/confirmations";
import type { Input } from "@marzipan/contract/endpoint";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  revokeConfirmationLinks,
  languageOf,
  createConfirmationLink,
  readConfirmation,
  getConfirmation,
  getOwnConfirmation,
  getSharedConfirmation,
  emailConfirmation,
} from "./confirmations.actions.ts";
import type { ConfirmationReply } from "./confirmations.actions.ts";
import { setConfirmation } from "./confirmation-paper.actions.ts";

/** Binds the calls of confirmations for clients, and what their links open. */
export function bindConfirmations(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(confirmations.getConfirmation)(({ transact, params }) =>
    transact((tx) => getConfirmation(tx, params.id)),
  );
  on(confirmations.getConfirmationPdf)(async ({ transact, params, query, reply }) => {
    const confirmation = await transact((tx) => readConfirmation(tx, params.id));
    return await sendPdf(deps, confirmation, query, reply);
  });
  on(confirmations.createConfirmationLink)(({ transact, params }) =>
    transact((tx) => createConfirmationLink(tx, params.id)),
  );
  on(confirmations.revokeConfirmationLinks)(({ transact, params }) =>
    transact((tx) => revokeConfirmationLinks(tx, params.id)),
  );
  on(confirmations.emailConfirmation)(({ transact, params, body }) =>
    transact((tx) => emailConfirmation(tx, deps, params.id, body)),
  );
  on(confirmations.getSharedConfirmation)(({ params, request, reply }) => {
    hide(reply);
    return getSharedConfirmation(deps, visitorOf(request), params.token);
  });
  on(confirmations.getOwnConfirmationPdf)(async ({ params, query, request, reply }) => {
    const confirmation = await getOwnConfirmation(deps, visitorOf(request), params.token);
    hide(reply);
    return await sendPdf(deps, confirmation, query, reply);
  });
  on(confirmations.getSharedConfirmationPdf)(async ({ params, query, request, reply }) => {
    const confirmation = await getSharedConfirmation(deps, visitorOf(request), params.token);
    hide(reply);
    return await sendPdf(deps, confirmation, query, reply);
  });
}

/** The reply to a private link is neither indexed nor sent as a referrer. */
function hide(reply: FastifyReply): void {
  void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
}

/** Sends a confirmation as PDF, in the language asked for or its own. */
async function sendPdf(
  deps: Deps,
  confirmation: ConfirmationReply,
  { language, paper }: Input<typeof confirmations.getConfirmationPdf>["query"],
  reply: FastifyReply,
): Promise<undefined> {
  const pdf = await setConfirmation(deps, confirmation, languageOf(confirmation, language), paper);
  void reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `inline; filename="order-${confirmation.number}.pdf"`)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(Buffer.from(pdf));
  return undefined;
}
