import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of analytics. */
export function bindAnalytics(_app: FastifyInstance, _deps: Deps): void {}
