import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of products. */
export function bindProducts(_app: FastifyInstance, _deps: Deps): void {}
