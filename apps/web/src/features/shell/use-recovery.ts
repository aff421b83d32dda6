import { useEffect, useRef } from "react";
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
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page, at most once a minute over all reloads of the tab; answers whether it does. */
export function reloadOnce(now: number): boolean {
  if (now - Number(readKept(reloadKey, "session") ?? 0) < reloadRestMs) return false;
  if (!keep(reloadKey, String(now), "session")) return false;
  location.reload();
  return true;
}

/**
 * Calls `recover` once as soon as the server answers its health check: tried on the browser's
 * `online` event and with growing pauses.
 */
export function useRecovery(recover: () => void): void {
  const latest = useRef(recover);
  useEffect(() => {
    latest.current = recover;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    let isOver = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      const isThere = await isServerThere();
      if (isOver) return;
      if (isThere) {
        isOver = true;
        return latest.current();
      }
      timer = setTimeout(() => void look(), pausesMs[Math.min(looks, pausesMs.length - 1)]);
      looks += 1;
    };
    const lookNow = (): void => void look();
    addEventListener("online", lookNow);
    lookNow();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", lookNow);
    };
  }, []);
}
