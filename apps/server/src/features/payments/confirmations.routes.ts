import {
  getConfirmation,
  getConfirmationPdf,
  mailConfirmation,
  makeConfirmationLink,
  readSharedConfirmation,
  readSharedConfirmationPdf,
  revokeConfirmationLinks,
} from "@marzipan/contract/confirmations";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  closeLinks,
  languageOf,
  makeLink,
  readConfirmation,
  readConfirmationPage,
  readShared,
  sendConfirmation,
} from "./confirmations.actions.ts";
import type { ConfirmationReply } from "./confirmations.actions.ts";
import { setConfirmation } from "./confirmation-paper.actions.ts";

/** Binds the calls of confirmations for clients, and what their links open. */
export function bindConfirmations(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    getConfirmation,
  )(({ transact, params }) => transact((tx) => readConfirmationPage(tx, params.id)));
  bind(
    app,
    deps,
    getConfirmationPdf,
  )(async ({ transact, params, query, reply }) => {
    const confirmation = await transact((tx) => readConfirmation(tx, params.id));
    const pdf = await setConfirmation(
      deps,
      confirmation,
      languageOf(confirmation, query.language),
      query.paper,
    );
    sendPdf(reply, confirmation, pdf);
    return undefined;
  });
  bind(
    app,
    deps,
    makeConfirmationLink,
  )(({ transact, params }) => transact((tx) => makeLink(tx, params.id)));
  bind(
    app,
    deps,
    revokeConfirmationLinks,
  )(({ transact, params }) => transact((tx) => closeLinks(tx, params.id)));
  bind(
    app,
    deps,
    mailConfirmation,
  )(({ transact, params, body }) => transact((tx) => sendConfirmation(tx, deps, params.id, body)));
  bind(
    app,
    deps,
    readSharedConfirmation,
  )(({ params, request, reply }) => {
    hide(reply);
    return readShared(deps, visitorOf(request), params.token);
  });
  bind(
    app,
    deps,
    readSharedConfirmationPdf,
  )(async ({ params, query, request, reply }) => {
    const confirmation = await readShared(deps, visitorOf(request), params.token);
    const pdf = await setConfirmation(
      deps,
      confirmation,
      languageOf(confirmation, query.language),
      query.paper,
    );
    hide(reply);
    sendPdf(reply, confirmation, pdf);
    return undefined;
  });
}

/** The reply to a private link is neither indexed nor sent as a referrer. */
function hide(reply: FastifyReply): void {
  void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
}

function sendPdf(reply: FastifyReply, confirmation: ConfirmationReply, pdf: Uint8Array): void {
  void reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `inline; filename="order-${confirmation.number}.pdf"`)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(Buffer.from(pdf));
}
