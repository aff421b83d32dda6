import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of files. */
export function bindFiles(_app: FastifyInstance, _deps: Deps): void {}
