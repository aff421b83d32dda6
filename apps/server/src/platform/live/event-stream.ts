import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LiveEvent } from "@marzipan/contract/live";

/** A stream of server-sent events to one browser. */
export interface EventStream {
  /** Sends an event; a browser that takes nothing any more is dropped instead. */
  send(event: LiveEvent, data: unknown): void;
  /** Ends the stream after what was sent. */
  end(): void;
}

/** The most bytes buffered for a slow browser (back-pressure): a few thousand events. */
const mostWaitingBytes = 64 * 1024;

/**
 * Begins a stream. A browser that stops reading, or vanishes without closing, is detected by its
 * backlog: more than 64 kB, or anything for longer than `mostStalledMs`; then it is disconnected.
 */
export function openEventStream(
  raw: ServerResponse,
  headers: OutgoingHttpHeaders,
  mostStalledMs: number,
): EventStream {
  let stalledSince: number | null = null;
  const write = (text: string): void => {
    // Events may arrive between `end` and `close`; writing after `end` would throw and end the
    // process.
    if (raw.writableEnded || raw.destroyed) return;
    const now = performance.now();
    const isStalled = stalledSince !== null && now - stalledSince > mostStalledMs;
    if (isStalled || raw.writableLength > mostWaitingBytes) {
      raw.destroy();
      return;
    }
    if (!raw.write(text)) stalledSince ??= now;
  };
  raw.on("drain", () => {
    stalledSince = null;
  });
  raw.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    connection: "keep-alive",
  });
  // TCP keep-alive probes connections on which nothing was sent for a while.
  raw.socket?.setKeepAlive(true, 30_000);
  write("retry: 2000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
  };
}
