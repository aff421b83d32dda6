import { openLiveSource } from "./live-source.ts";
import type { LiveMessage } from "./live-source.ts";

const channelName = "marzipan.live";
const lockName = "marzipan.live";

/**
 * Joins the browser's one live connection: the tab that holds the lock has the stream and passes
 * on what it hears; when that tab closes, another takes over. Answers the function that leaves.
 * Where tabs cannot share, each has its own stream.
 */
export function joinLive(
  hear: (message: LiveMessage) => void,
  checkSession: () => Promise<unknown>,
): () => void {
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
    return openLiveSource(hear, checkSession);
  }
  const channel = new BroadcastChannel(channelName);
  const leaving = new AbortController();
  channel.onmessage = (event: MessageEvent<LiveMessage>) => hear(event.data);
  const lead = (): Promise<void> => {
    const close = openLiveSource((message) => {
      channel.postMessage(message);
      hear(message);
    }, checkSession);
    return new Promise((resolve) => {
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  };
  navigator.locks.request(lockName, { signal: leaving.signal }, lead).catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}
