import { useEffect, useState } from "react";

/**
 * Keeps the screen on while the page is in front (Screen Wake Lock API). Returns whether it is kept on: `false` until
 * the browser grants it, and where it refuses, such as on a low battery.
 */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      const granted = await navigator.wakeLock.request("screen");
      if (isOver) return granted.release();
      lock = granted;
      granted.addEventListener("release", () => setAwake(false));
      setAwake(true);
    };
    // Browsers without the API have no `navigator.wakeLock`, so that the call itself fails.
    const keepAwake = (): void => void request().catch(() => undefined);
    keepAwake();
    document.addEventListener("visibilitychange", keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", keepAwake);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return isAwake;
}
