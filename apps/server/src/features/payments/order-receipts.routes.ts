import {
  getOrderReceipt,
  getOrderReceiptPdf,
  mailOrderReceipt,
  makeReceiptLink,
  readSharedReceipt,
  readSharedReceiptPdf,
  revokeReceiptLinks,
} from "@marzipan/contract/order-receipts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  closeLinks,
  languageOf,
  mailReceipt,
  makeLink,
  readReceipt,
  readReceiptPage,
  readShared,
} from "./order-receipts.actions.ts";
import type { ReceiptReply } from "./order-receipts.actions.ts";
import { setReceipt } from "./receipt-paper.actions.ts";

/** Binds the calls of receipts for clients, and what their links open. */
export function bindOrderReceipts(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    getOrderReceipt,
  )(({ transact, params }) => transact((tx) => readReceiptPage(tx, params.id)));
  bind(
    app,
    deps,
    getOrderReceiptPdf,
  )(async ({ transact, params, query, reply }) => {
    const receipt = await transact((tx) => readReceipt(tx, params.id));
    const pdf = await setReceipt(deps, receipt, languageOf(receipt, query.language), query.paper);
    sendPdf(reply, receipt, pdf);
    return undefined;
  });
  bind(
    app,
    deps,
    makeReceiptLink,
  )(({ transact, params }) => transact((tx) => makeLink(tx, params.id)));
  bind(
    app,
    deps,
    revokeReceiptLinks,
  )(({ transact, params }) => transact((tx) => closeLinks(tx, params.id)));
  bind(
    app,
    deps,
    mailOrderReceipt,
  )(({ transact, params, body }) => transact((tx) => mailReceipt(tx, deps, params.id, body)));
  bind(
    app,
    deps,
    readSharedReceipt,
  )(({ params, request, reply }) => {
    hide(reply);
    return readShared(deps, visitorOf(request), params.token);
  });
  bind(
    app,
    deps,
    readSharedReceiptPdf,
  )(async ({ params, query, request, reply }) => {
    const receipt = await readShared(deps, visitorOf(request), params.token);
    const pdf = await setReceipt(deps, receipt, languageOf(receipt, query.language), query.paper);
    hide(reply);
    sendPdf(reply, receipt, pdf);
    return undefined;
  });
}

/** The reply to a private link is neither indexed nor sent as a referrer. */
function hide(reply: FastifyReply): void {
  void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
}

function sendPdf(reply: FastifyReply, receipt: ReceiptReply, pdf: Uint8Array): void {
  void reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `inline; filename="order-${receipt.number}.pdf"`)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(Buffer.from(pdf));
}
