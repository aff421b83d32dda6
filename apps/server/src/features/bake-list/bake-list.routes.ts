import { getBakeList, tickBakeItem } from "@marzipan/contract/bake-list";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { readBakeList, tickMade } from "./bake-list.actions.ts";

/** Binds the calls of the bake list. */
export function bindBakeList(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    getBakeList,
  )(({ transact, query }) =>
    transact((tx) => readBakeList(tx, query.from, query.to ?? query.from)),
  );
  bind(app, deps, tickBakeItem)(({ transact, body }) => transact((tx) => tickMade(tx, body)));
}
