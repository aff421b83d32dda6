import { useEffect, useRef, useState } from "react";
import { awaitServer } from "../../platform/api/await-server.ts";
import { keep, readKept } from "../../platform/storage.ts";

/**
 * After reloading for missing files, how long no further reload happens, in milliseconds, so that a
 * broken deployment causes no loop.
 */
const reloadRestMs = 60_000;
const reloadKey = "marzipan.reloadedAt";

/** Reloads the page, at most once a minute over all reloads of the tab; returns whether it does. */
export function reloadOnce(now: number): boolean {
  if (now - Number(readKept(reloadKey, "session") ?? 0) < reloadRestMs) return false;
  if (!keep(reloadKey, String(now), "session")) return false;
  location.reload();
  return true;
}

/** How long a page may wait for that answer before it says that there is no connection. */
const faceLimitMs = 800;

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
