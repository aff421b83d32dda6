import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of tasks. */
export function bindTasks(_app: FastifyInstance, _deps: Deps): void {}
