import { useEffect, useRef, useState } from "react";
import { keep, readKept } from "../../platform/storage.ts";

/** The pauses between health checks, in milliseconds; the last one repeats. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000];
/**
 * After reloading for missing files, how long no further reload happens, in milliseconds, so that a
 * broken deployment causes no loop.
 */
const reloadRestMs = 60_000;
const reloadKey = "marzipan.reloadedAt";

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

/** Reloads the page, at most once a minute over all reloads of the tab; returns whether it does. */
export function reloadOnce(now: number): boolean {
  if (now - Number(readKept(reloadKey, "session") ?? 0) < reloadRestMs) return false;
  if (!keep(reloadKey, String(now), "session")) return false;
  location.reload();
  return true;
}

/** How long an answer to the health check is awaited, in milliseconds. */
const healthLimitMs = 4000;
/** How long a page may wait for that answer before it says that there is no connection. */
const faceLimitMs = 800;

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

/**
 * Calls `recover` once the server answers, with whether it had been away. Returns whether it is known to be away: at once without
 * a network, else when it did not answer within a second.
 */
export function useRecovery(recover: (hasBeenAway: boolean) => void): boolean {
  const latest = useRef(recover);
  const [isAway, setAway] = useState(() => !navigator.onLine);
  useEffect(() => {
    latest.current = recover;
  });
  useEffect(() => {
    let hasBeenAway = !navigator.onLine;
    const tell = (): void => {
      hasBeenAway = true;
      setAway(true);
    };
    const timer = setTimeout(tell, faceLimitMs);
    // What recovers may take a while, such as loading the page again: nothing is missing any more.
    const recoverNow = (): void => {
      clearTimeout(timer);
      latest.current(hasBeenAway);
    };
    const stop = awaitServer(recoverNow, tell);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isAway;
}
