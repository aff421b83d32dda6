import * as analytics from "@marzipan/contract/analytics";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { listClientFigures, listItemFigures } from "./analytics-lists.actions.ts";
import { getAnalytics } from "./analytics.actions.ts";

/** Binds the calls of analytics. */
export function bindAnalytics(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(analytics.getAnalytics)(({ transact, query }) => transact((tx) => getAnalytics(tx, query)));
  on(analytics.listItemFigures)(({ transact, query }) =>
    transact((tx) => listItemFigures(tx, query)),
  );
  on(analytics.listClientFigures)(({ transact, query }) =>
    transact((tx) => listClientFigures(tx, query)),
  );
}
