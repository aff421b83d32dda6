import type { FastifyRequest } from "fastify";
import type { Asker } from "../request/asker.ts";
import type { Config } from "../config/config.ts";
import { linkOrigin, mailOrigin } from "./origin.ts";
import { visitorOf } from "./visitor.ts";

/** Returns who asks by a request. */
export function askerOf(config: Config, request: FastifyRequest): Asker {
  return new RequestAsker(config, request);
}

/** Every call makes one and few look into it; a getter of a class costs nothing until it is asked. */
class RequestAsker implements Asker {
  readonly #config: Config;
  readonly #request: FastifyRequest;

  constructor(config: Config, request: FastifyRequest) {
    this.#config = config;
    this.#request = request;
  }

  get address(): string {
    return visitorOf(this.#request);
  }

  linkOrigin(): string {
    return linkOrigin(this.#config, this.#request);
  }

  mailOrigin(): string | null {
    return mailOrigin(this.#config, this.#request);
  }
}
