import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import type { Sink } from "./make-report.actions.ts";

/**
 * Sends a report's bytes as a file. A reader who closes the connection has left; a connection that closes because the
 * bytes failed has not.
 */
export function sinkOf(reply: FastifyReply): Sink {
  const leaving = new AbortController();
  let hasBegun = false;
  let hasFailed = false;
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded && !hasFailed) leaving.abort();
  });
  return {
    left: leaving.signal,
    get hasBegun() {
      return hasBegun;
    },
    send: async (content, type, fileName) => {
      hasBegun = true;
      if (content instanceof Readable) {
        content.once("error", () => {
          hasFailed = true;
        });
      }
      void reply
        .type(type)
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .send(content);
      await finished(reply.raw).catch(() => undefined);
    },
  };
}
