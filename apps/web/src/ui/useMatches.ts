import { useSyncExternalStore } from "react";

/** Returns whether the screen matches a media query; `onServer` returns where there is no screen. */
export function useMatches(query: string, onServer: () => boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    onServer,
  );
}
