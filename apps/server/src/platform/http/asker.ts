import type { FastifyRequest } from "fastify";
import type { Asker } from "../asker.ts";
import type { Config } from "../config/config.ts";
import { linkOrigin, mailOrigin } from "./origin.ts";
import { visitorOf } from "./visitor.ts";

/** Answers who asks by a request. */
export function askerOf(config: Config, request: FastifyRequest): Asker {
  return {
    get address() {
      return visitorOf(request);
    },
    linkOrigin: () => linkOrigin(config, request),
    mailOrigin: () => mailOrigin(config, request),
  };
}
