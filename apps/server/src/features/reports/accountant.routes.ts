import {
  downloadPapers,
  getAccountant,
  readPapers,
  removeAccountant,
  setAccountant,
  stopPapers,
  testAccountant,
} from "@marzipan/contract/accountant";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  changeAccountant,
  closePapers,
  dropAccountant,
  readAccountant,
} from "./accountant.actions.ts";
import { mailTestPapers } from "./papers.actions.ts";
import { sinkOf } from "./report-sink.ts";
import { readSharedPapers, sendSharedPapers } from "./shared-papers.actions.ts";

/** Binds the calls about the accountant's papers, and what their links open. */
export function bindAccountant(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, getAccountant)(({ transact }) => transact(readAccountant));
  bind(
    app,
    deps,
    setAccountant,
  )(({ transact, body }) => transact((tx) => changeAccountant(tx, body)));
  bind(
    app,
    deps,
    testAccountant,
  )(({ transact, body }) => transact((tx) => mailTestPapers(tx, deps, body)));
  bind(app, deps, removeAccountant)(({ transact }) => transact(dropAccountant));
  bind(
    app,
    deps,
    stopPapers,
  )(({ transact, params }) => transact((tx) => closePapers(tx, params.id)));
  bind(
    app,
    deps,
    readPapers,
  )(({ params, request, reply }) => {
    hide(reply);
    return readSharedPapers(deps, visitorOf(request), params.token);
  });
  bind(
    app,
    deps,
    downloadPapers,
  )(async ({ params, request, reply }) => {
    hide(reply);
    await sendSharedPapers(deps, visitorOf(request), params, sinkOf(reply));
    return undefined;
  });
}

/** The reply to a private link is neither indexed nor sent as a referrer. */
function hide(reply: FastifyReply): void {
  void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
}
