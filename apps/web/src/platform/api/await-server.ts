/** The pauses between health checks, in milliseconds; the last one repeats. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000];
/** How long an answer to the health check is awaited, in milliseconds. */
const healthLimitMs = 4000;

async function isServerThere(): Promise<boolean> {
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(), healthLimitMs);
  const { signal } = aborting;
  try {
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the pause before the next look, by how often was looked in vain. */
export function pauseMs(looks: number): number {
  return pausesMs[Math.min(looks, pausesMs.length - 1)] ?? 0;
}

/**
 * Calls `recover` once as soon as the server returns its health check: looked at once, on the
 * browser's `online` event, and with growing pauses. Returns how to stop that.
 */
export function awaitServer(recover: () => void, onAway: () => void = () => undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let isOver = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const isThere = await isServerThere();
    if (isOver) return;
    if (isThere) {
      stop();
      return recover();
    }
    onAway();
    timer = setTimeout(() => void look(), pauseMs(looks));
    looks += 1;
  };
  const lookNow = (): void => void look();
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener("online", lookNow);
  };
  addEventListener("online", lookNow);
  lookNow();
  return stop;
}
