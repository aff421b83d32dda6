import * as accountant from "@marzipan/contract/accountant";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  setAccountant,
  disableSharedReports,
  dropAccountant,
  readAccountant,
} from "./accountant.actions.ts";
import { testAccountant } from "./papers.actions.ts";
import { sinkOf } from "./report-sink.ts";
import { getSharedReports, downloadSharedReport } from "./shared-papers.actions.ts";

/** Binds the calls about the accountant's papers, and what their links open. */
export function bindAccountant(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(accountant.getAccountant)(({ transact }) => transact(readAccountant));
  on(accountant.setAccountant)(({ transact, body }) => transact((tx) => setAccountant(tx, body)));
  on(accountant.testAccountant)(({ transact, body }) =>
    transact((tx) => testAccountant(tx, deps, body)),
  );
  on(accountant.removeAccountant)(({ transact }) => transact(dropAccountant));
  on(accountant.disableSharedReports)(({ transact, params }) =>
    transact((tx) => disableSharedReports(tx, params.id)),
  );
  on(accountant.getSharedReports)(({ params, request, reply }) => {
    hide(reply);
    return getSharedReports(deps, visitorOf(request), params.token);
  });
  on(accountant.downloadSharedReport)(async ({ params, request, reply }) => {
    hide(reply);
    await downloadSharedReport(deps, visitorOf(request), params, sinkOf(reply));
    return undefined;
  });
}

/** The reply to a private link is neither indexed nor sent as a referrer. */
function hide(reply: FastifyReply): void {
  void reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
}
