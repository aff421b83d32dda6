import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writing calls that another site made a browser send (besides `SameSite`). */
export function refuseStrangeOrigins(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers["sec-fetch-site"];
    if (origin !== undefined && origin !== ownOrigin(config, request))
      throw new AppError("bad_origin");
    if (origin === undefined && site !== undefined && site !== "same-origin" && site !== "none") {
      throw new AppError("bad_origin");
    }
  });
}

/** Answers the origin that people use: `PUBLIC_URL`, else the one of this request. */
export function ownOrigin(config: Config, request: FastifyRequest): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}
