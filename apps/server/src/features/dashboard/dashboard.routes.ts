import { getDashboard, getUsage } from "@marzipan/contract/dashboard";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { readDashboard } from "./dashboard.actions.ts";
import { readUsage } from "./usage.actions.ts";

/** Binds the calls of the dashboard. */
export function bindDashboard(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, getDashboard)(({ transact }) => transact(readDashboard));
  bind(app, deps, getUsage)(({ transact }) => transact(readUsage));
}
