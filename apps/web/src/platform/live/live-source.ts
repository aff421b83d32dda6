import { liveTopics, streamChanges } from "@marzipan/contract/live";
import type { LiveTopic } from "@marzipan/contract/live";
import { retryDelayMs } from "../api/query-client.ts";

/** What a live connection tells: topics that changed, or that the session has ended. */
export type LiveMessage = { kind: "change"; topics: readonly LiveTopic[] } | { kind: "signed-out" };

/**
 * Holds one event stream open and tells what it hears. After a break it connects again with a
 * growing pause, asking `checkSession` first (it renews an expired one), and then tells all topics,
 * because changes may have been missed. Answers the function that closes it.
 */
export function openLiveSource(
  tell: (message: LiveMessage) => void,
  checkSession: () => Promise<unknown>,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isFirst = true;
  let isClosed = false;

  const connect = (): void => {
    source = new EventSource(streamChanges.path);
    source.onopen = () => {
      failures = 0;
      if (!isFirst) tell({ kind: "change", topics: liveTopics });
      isFirst = false;
    };
    source.addEventListener("change", (event) =>
      tell({ kind: "change", topics: readTopics(event.data) }),
    );
    source.addEventListener("signed-out", () => {
      close();
      tell({ kind: "signed-out" });
    });
    source.onerror = () => {
      source?.close();
      connectLater();
    };
  };

  const connectLater = (): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      checkSession().then(
        () => !isClosed && connect(),
        () => connectLater(),
      );
    }, retryDelayMs(failures));
    failures += 1;
  };

  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
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
