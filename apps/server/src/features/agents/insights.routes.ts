import { listInsights, markInsight, unmarkInsight } from "@marzipan/contract/insights";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { markNotUseful, markUseful, tellInsights } from "./insights.actions.ts";

/** Binds the calls of the insights. */
export function bindInsights(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, listInsights)(({ transact }) => transact(tellInsights));
  bind(
    app,
    deps,
    markInsight,
  )(({ transact, params }) => transact((tx) => markNotUseful(tx, params.insight)));
  bind(
    app,
    deps,
    unmarkInsight,
  )(({ transact, params }) => transact((tx) => markUseful(tx, params.insight)));
}
