import { liveHeartbeatMs, streamChanges } from "@marzipan/contract/live";
import { liveTopics } from "@marzipan/contract/live-topics";
import type { LiveEvent } from "@marzipan/contract/live";
import type { LiveTopic, TopicPages } from "@marzipan/contract/live-topics";
import { retryDelayMs } from "../api/query-client.ts";
import { ownAddress } from "../owner/page-owner.ts";

/** What a live connection tells: topics that changed, or that the session has certainly ended. */
export type LiveMessage =
  | { kind: "change"; topics: readonly LiveTopic[]; pages?: TopicPages | undefined }
  | { kind: "signed-out" };

/**
 * After how many silent milliseconds a stream counts as broken: two heartbeats and some latency.
 */
const mostSilentMs = 2 * liveHeartbeatMs + 5000;

/**
 * When a stopping server asks browsers to reconnect, each waits a random time up to this, in
 * milliseconds, so that they do not reconnect all at once.
 */
const spreadMs = 3000;

/**
 * Holds one event stream open and passes its messages on. After a break it reconnects with
 * exponential back-off, runs `checkSession` first (which renews an expired one), and then reports
 * all topics as changed, because notices may have been missed. The first connection is told what
 * changed since the page was made, `madeAt` in milliseconds by the server's clock, where that is
 * known. A stream that is silent for too long counts as broken; that is also checked when the device
 * wakes or is online again. On `again` it reconnects after a short random pause. Returns the function
 * that closes it.
 */
export function openLiveSource(
  tell: (message: LiveMessage) => void,
  checkSession: () => Promise<unknown>,
  madeAt: string | undefined,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardAt = Date.now();
  let isFirst = true;
  let isClosed = false;

  const hearOf = (stream: EventSource, event: LiveEvent, act: (data: unknown) => void): void =>
    stream.addEventListener(event, ({ data }: MessageEvent<unknown>) => {
      heardAt = Date.now();
      act(data);
    });

  const connect = (): void => {
    source?.close();
    const isAgain = !isFirst;
    isFirst = false;
    const stream = new EventSource(
      ownAddress(streamChanges.path, isAgain || !madeAt ? {} : { since: madeAt }),
    );
    source = stream;
    heardAt = Date.now();
    stream.onopen = () => {
      failures = 0;
      heardAt = Date.now();
      if (isAgain) tell({ kind: "change", topics: liveTopics });
    };
    hearOf(stream, "change", (data) => tell({ kind: "change", ...readChange(data) }));
    hearOf(stream, "here", () => undefined);
    hearOf(stream, "again", () => connectAfter(Math.random() * spreadMs));
    hearOf(stream, "signed-out", () => {
      close();
      tell({ kind: "signed-out" });
    });
    stream.onerror = () => connectAfter(retryDelayMs(failures++));
  };

  const connectAfter = (waitMs: number): void => {
    source?.close();
    source = null;
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      checkSession().then(
        () => !isClosed && connect(),
        () => connectAfter(retryDelayMs(failures++)),
      );
    }, waitMs);
  };

  const look = (): void => {
    if (source !== null && Date.now() - heardAt > mostSilentMs) connectAfter(0);
  };
  const wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (source === null && failures > 0) connectAfter(0);
    else look();
  };

  const watch = setInterval(look, liveHeartbeatMs);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(watch);
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
    source?.close();
  };

  connect();
  return close;
}

function readChange(data: unknown): { topics: readonly LiveTopic[]; pages?: TopicPages } {
  try {
    const { topics, pages = {} } = JSON.parse(String(data)) as {
      topics?: unknown;
      pages?: TopicPages;
    };
    const known = liveTopics.filter((topic) => Array.isArray(topics) && topics.includes(topic));
    return { topics: known, pages };
  } catch {
    return { topics: liveTopics };
  }
}
