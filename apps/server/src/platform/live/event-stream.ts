import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LiveEvent } from "@marzipan/contract/live";

/** A stream of server-sent events to one browser. */
export interface EventStream {
  /** Sends an event; a browser that takes nothing any more is dropped instead. */
  send(event: LiveEvent, data: unknown): void;
  /** Ends the stream after what was sent. */
  end(): void;
}

/** What may wait for a browser that reads slowly; a few thousand events. */
const mostWaitingBytes = 64 * 1024;

/**
 * Begins a stream. A browser that never reads, or that is gone without a word, is noticed by what it leaves
 * waiting: more than 64 kB, or anything for longer than `mostStalledMs`.
 */
export function openEventStream(
  raw: ServerResponse,
  headers: OutgoingHttpHeaders,
  mostStalledMs: number,
): EventStream {
  let stalledSince: number | null = null;
  const write = (text: string): void => {
    // Between the end of the stream and its close more may be heard; writing then would end the process.
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
  // The system asks the other side as well, where nothing was said for a while.
  raw.socket?.setKeepAlive(true, 30_000);
  write("retry: 2000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
  };
}
