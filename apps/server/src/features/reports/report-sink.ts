import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import type { Sink } from "./make-report.actions.ts";

/** Sends a report's bytes as a file; a reader who closes the connection has left. */
export function sinkOf(reply: FastifyReply): Sink {
  const leaving = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded) leaving.abort();
  });
  let hasBegun = false;
  return {
    left: leaving.signal,
    get hasBegun() {
      return hasBegun;
    },
    send: async (content, type, fileName) => {
      hasBegun = true;
      void reply
        .type(type)
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .send(content);
      await finished(reply.raw).catch(() => undefined);
    },
  };
}
