import * as bakeList from "@marzipan/contract/bake-list";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { getBakeList, tickBakeItem } from "./bake-list.actions.ts";

/** Binds the calls of the bake list. */
export function bindBakeList(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(bakeList.getBakeList)(({ transact, query }) =>
    transact((tx) => getBakeList(tx, query.from, query.to ?? query.from)),
  );
  on(bakeList.tickBakeItem)(({ transact, body }) => transact((tx) => tickBakeItem(tx, body)));
}
