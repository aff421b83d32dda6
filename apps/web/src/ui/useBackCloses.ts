import { useEffect, useRef } from "react";

/** What a browser tells when the phone's back button or gesture asks to close what is open. */
interface CloseRequests {
  onclose: (() => void) | null;
  destroy(): void;
}

const onPhone = "(hover: none) and (pointer: coarse)";

/**
 * Calls `close` when the phone's back button is pressed while the component is mounted, instead of leaving the
 * page, in browsers that tell of it (Chrome on Android). Keyboards have Escape, which the overlay itself hears.
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseRequests };
    if (!CloseWatcher || !matchMedia(onPhone).matches) return undefined;
    let watcher: CloseRequests;
    const watch = (): void => {
      watcher = new CloseWatcher();
      // A watcher hears one request; what asks before it closes may stay open and hear the next.
      watcher.onclose = () => {
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
