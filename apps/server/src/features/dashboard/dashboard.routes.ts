import * as dashboard from "@marzipan/contract/dashboard";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { readDashboard } from "./dashboard.actions.ts";
import { readUsage } from "./usage.actions.ts";

/** Binds the calls of the dashboard. */
export function bindDashboard(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(dashboard.getDashboard)(({ transact }) => transact(readDashboard));
  on(dashboard.getUsage)(({ transact }) => transact(readUsage));
}
