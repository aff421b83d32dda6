import { ApiError, isWorthRetrying } from "../../../platform/api/api-error.ts";

/** How long is waited before each further try, in milliseconds. */
const pausesMs = [1000, 2000, 4000];
/** How long is waited where the server asks for patience and does not say how long, and how often. */
const patienceMs = 5000;
const mostPatience = 60;

/** Waits, unless the signal ends it; throws the signal's reason then. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/**
 * Sends one of many calls: again after a moment where the network or the server fails, and as often as the server asks
 * for patience. Throws what is left then.
 */
export async function sendPatiently<Reply>(
  attempt: () => Promise<Reply>,
  signal: AbortSignal,
): Promise<Reply> {
  let failures = 0;
  let asked = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      // Each try waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === "rate_limited";
      const wait = isBusy ? patienceMs : pausesMs[failures];
      if (wait === undefined || (isBusy && asked >= mostPatience)) throw error;
      if (!isBusy && !isWorthRetrying(error)) throw error;
      if (isBusy) asked += 1;
      else failures += 1;
      // oxlint-disable-next-line no-await-in-loop
      await pause(wait, signal);
    }
  }
}
