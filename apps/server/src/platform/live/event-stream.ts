import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A stream of server-sent events to one browser. */
export interface EventStream<Event extends string> {
  /** Sends an event; a browser that takes nothing any more is dropped instead. */
  send(event: Event, data: unknown): void;
  /** Sends a line that says nothing, so that no one between takes the connection for dead. */
  ping(): void;
  /** Ends the stream after what was sent. */
  end(): void;
}

/** The most bytes buffered for a slow browser (back-pressure): a few thousand events. */
const mostWaitingBytes = 64 * 1024;

/**
 * Begins a stream. A browser that stops reading, or vanishes without closing, is detected by its
 * backlog: more than 64 kB, or anything for longer than `mostStalledMs`; then it is disconnected.
 */
export function openEventStream<Event extends string>(
  raw: ServerResponse,
  headers: OutgoingHttpHeaders,
  mostStalledMs: number,
): EventStream<Event> {
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
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    connection: "keep-alive",
  });
  // TCP keep-alive probes connections on which nothing was sent for a while; a call in process has no such socket.
  const socket: Partial<Socket> | null = raw.socket;
  socket?.setKeepAlive?.(true, 30_000);
  write("retry: 2000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    ping: () => write(": here\n\n"),
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
  };
}
