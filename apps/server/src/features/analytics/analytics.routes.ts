import { getAnalytics, listClientFigures, listItemFigures } from "@marzipan/contract/analytics";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { pageOfClients, pageOfItems } from "./analytics-lists.actions.ts";
import { readAnalytics } from "./analytics.actions.ts";

/** Binds the calls of analytics. */
export function bindAnalytics(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    getAnalytics,
  )(({ transact, query }) => transact((tx) => readAnalytics(tx, query)));
  bind(
    app,
    deps,
    listItemFigures,
  )(({ transact, query }) => transact((tx) => pageOfItems(tx, query)));
  bind(
    app,
    deps,
    listClientFigures,
  )(({ transact, query }) => transact((tx) => pageOfClients(tx, query)));
}
