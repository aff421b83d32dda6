import type { FastifyInstance } from "fastify";

/** How long the first line and the headers of a call may take to come. */
export const headersLimitMs = 20_000;

/** How long a whole call may take to come, an upload of 10 MB over a slow line among them. */
export const requestLimitMs = 300_000;

/** How long a body that is no upload may take to come: a few kilobytes, some ten at most. */
const bodyLimitMs = 20_000;

/**
 * Closes connections whose body arrives too slowly (slowloris); uploads have the limit of a whole
 * call.
 */
export function endSlowBodies(app: FastifyInstance, limitMs = bodyLimitMs): void {
  app.addHook("preParsing", (request, reply, payload, done) => {
    const { raw } = request;
    const isUpload = /^multipart\//i.test(request.headers["content-type"] ?? "");
    const hasBody = raw.headers["transfer-encoding"] !== undefined || raw.headers["content-length"];
    if (hasBody && !isUpload && !raw.complete) {
      const timer = setTimeout(() => raw.destroy(), limitMs);
      const stop = (): void => clearTimeout(timer);
      raw.once("end", stop);
      raw.once("close", stop);
      reply.raw.once("close", stop);
    }
    done(null, payload);
  });
}
