import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";

/** Binds the calls of clients. */
export function bindClients(_app: FastifyInstance, _deps: Deps): void {}
