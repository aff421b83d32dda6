import * as insights from "@marzipan/contract/insights";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/feature/deps.ts";
import { binder } from "../../../platform/http/bind.ts";
import { markInsight, unmarkInsight, tellInsights } from "./insights.actions.ts";

/** Binds the calls of the insights. */
export function bindInsights(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(insights.listInsights)(({ transact }) => transact(tellInsights));
  on(insights.markInsight)(({ transact, params }) =>
    transact((tx) => markInsight(tx, params.insight)),
  );
  on(insights.unmarkInsight)(({ transact, params }) =>
    transact((tx) => unmarkInsight(tx, params.insight)),
  );
}
