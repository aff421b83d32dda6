import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of orders. */
export function bindOrders(_app: FastifyInstance, _deps: Deps): void {}
