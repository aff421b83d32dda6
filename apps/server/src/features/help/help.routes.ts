import { listHelpVotes, listPageHelp, searchHelp, voteHelp } from "@marzipan/contract/help";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { articlesOfPage, listVotes, search, takeVote } from "./help.actions.ts";

/** Binds the calls of the help. */
export function bindHelp(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, searchHelp)(({ query }) => search(query));
  bind(app, deps, listPageHelp)(({ query }) => articlesOfPage(query));
  bind(app, deps, voteHelp)(({ request, body }) => takeVote(deps, visitorOf(request), body));
  bind(app, deps, listHelpVotes)(({ transact }) => transact((tx) => listVotes(tx)));
}
