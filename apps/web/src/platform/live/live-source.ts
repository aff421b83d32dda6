import { liveHeartbeatMs, liveTopics, streamChanges } from "@marzipan/contract/live";
import type { LiveEvent, LiveTopic } from "@marzipan/contract/live";
import { retryDelayMs } from "../api/query-client.ts";
import { ownAddress } from "../session/page-owner.ts";

/** What a live connection tells: topics that changed, or that the session has certainly ended. */
export type LiveMessage = { kind: "change"; topics: readonly LiveTopic[] } | { kind: "signed-out" };

/** How long a stream may be silent before it counts as broken: two heartbeats, and what the network takes. */
const mostSilentMs = 2 * liveHeartbeatMs + 5000;

/** Within how many milliseconds the browsers that a stopping server sends away come back, each at its own moment. */
const spreadMs = 3000;

/**
 * Holds one event stream open and tells what it hears. After a break it connects again with a growing pause, asking
 * `checkSession` first (it renews an expired one), and then tells all topics, because changes may have been missed. A
 * stream that is silent for too long is taken for broken, at once when the device wakes or finds its network again.
 * A server that stops says `again`, and the browser comes back a moment later. Answers the function that closes it.
 */
export function openLiveSource(
  tell: (message: LiveMessage) => void,
  checkSession: () => Promise<unknown>,
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
    const stream = new EventSource(ownAddress(streamChanges.path));
    source = stream;
    heardAt = Date.now();
    stream.onopen = () => {
      failures = 0;
      heardAt = Date.now();
      if (!isFirst) tell({ kind: "change", topics: liveTopics });
      isFirst = false;
    };
    hearOf(stream, "change", (data) => tell({ kind: "change", topics: readTopics(data) }));
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

function readTopics(data: unknown): LiveTopic[] {
  try {
    const { topics } = JSON.parse(String(data)) as { topics?: unknown };
    return liveTopics.filter((topic) => Array.isArray(topics) && topics.includes(topic));
  } catch {
    return [...liveTopics];
  }
}
