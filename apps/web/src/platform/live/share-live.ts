import { liveHeartbeatMs } from "@marzipan/contract/live";
import { liveTopics } from "@marzipan/contract/live-topics";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import { openLiveSource } from "./live-source.ts";
import type { LiveMessage } from "./live-source.ts";

const lockPrefix = "marzipan.live.";

/**
 * After how many silent milliseconds of the leading tab a visible tab takes over: browsers freeze
 * background tabs.
 */
const leaderSilentMs = 4 * liveHeartbeatMs;

/** How long a tab waits before it queues again for a lock that it was refused. */
const retryLockMs = 1000;

/** What tabs say to each other; one that joins says when its page began, in milliseconds since 1970. */
type TabMessage = LiveMessage | { kind: "here" } | { kind: "joined"; since: number };

/**
 * Joins the one live connection that the tabs of an account share: the tab holding the Web Lock has
 * the stream and broadcasts its messages. When that tab closes, another gets the lock; when it is
 * frozen, a visible tab steals it. A tab that joins hears what changed since its page began. Returns
 * the function that leaves. Without Web Locks or BroadcastChannel each tab has its own stream.
 */
export function joinLive(
  accountId: string,
  hear: (message: LiveMessage) => void,
  checkSession: () => Promise<unknown>,
): () => void {
  let { made } = document.documentElement.dataset;
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
    return openLiveSource(hear, checkSession, made);
  }
  const name = lockPrefix + accountId;
  const channel = new BroadcastChannel(name);
  let stopLeading: (() => void) | null = null;
  let waiting = new AbortController();
  let heardAt = Date.now();
  let isGone = false;
  const changedAt = new Map<LiveTopic, number>();
  const take = (message: LiveMessage): void => {
    if (message.kind === "change")
      for (const topic of message.topics) changedAt.set(topic, Date.now());
    hear(message);
  };
  const tellSince = (since: number): void => {
    const topics = liveTopics.filter((topic) => (changedAt.get(topic) ?? 0) >= since);
    if (stopLeading && topics.length > 0) post({ kind: "change", topics });
  };
  const post = (message: TabMessage): void => {
    if (!isGone) channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === "joined") return tellSince(data.since);
    heardAt = Date.now();
    if (data.kind !== "here") take(data);
  };

  const lead = (): Promise<void> => {
    if (isGone) return Promise.resolve();
    const close = openLiveSource(
      (message) => {
        post(message);
        take(message);
      },
      checkSession,
      made,
    );
    return new Promise((resolve) => {
      stopLeading = () => {
        stopLeading = null;
        close();
        resolve();
      };
    });
  };
  // The lock was stolen while this tab was frozen, or the document is being left: it stops leading and queues for the
  // lock again. By a timer, which does not run in a document that was left: WebKit refuses such a document every lock at
  // once, and an immediate retry would never end.
  const lose = (): void => {
    if (isGone || waiting.signal.aborted) return;
    stopLeading?.();
    setTimeout(waitForTurn, retryLockMs);
  };
  const waitForTurn = (): void => {
    if (isGone) return;
    navigator.locks.request(name, { signal: waiting.signal }, lead).catch(lose);
  };
  const takeOver = (): void => {
    waiting.abort();
    waiting = new AbortController();
    navigator.locks.request(name, { steal: true }, lead).catch(lose);
  };

  const look = (): void => {
    if (stopLeading) return post({ kind: "here" });
    if (document.visibilityState !== "visible" || Date.now() - heardAt < leaderSilentMs) return;
    heardAt = Date.now();
    // What the silent tab did not pass on is not known: the stream tells of everything.
    made = "0";
    takeOver();
  };
  const watch = setInterval(look, liveHeartbeatMs);
  document.addEventListener("visibilitychange", look);
  waitForTurn();
  post({ kind: "joined", since: performance.timeOrigin });
  return () => {
    isGone = true;
    waiting.abort();
    clearInterval(watch);
    document.removeEventListener("visibilitychange", look);
    stopLeading?.();
    channel.close();
  };
}
