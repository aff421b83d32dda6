import * as help from "@marzipan/contract/help";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { listPageHelp, listHelpRatings, searchHelp, rateHelpArticle } from "./help.actions.ts";

/** Binds the calls of the help. */
export function bindHelp(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(help.searchHelp)(({ query }) => searchHelp(query));
  on(help.listPageHelp)(({ query }) => listPageHelp(query));
  on(help.rateHelpArticle)(({ request, body }) => rateHelpArticle(deps, visitorOf(request), body));
  on(help.listHelpRatings)(({ transact }) => transact((tx) => listHelpRatings(tx)));
}
