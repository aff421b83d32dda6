import { useSyncExternalStore } from "react";

/** From here on there is room for a side bar (design.md: 768 px). */
const wide = "(min-width: 768px)";
/** From here on two columns stand side by side. */
const widest = "(min-width: 1100px)";

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Answers whether the screen is at least 768 px wide, so that tables and dialogs have room. */
export function useIsWide(): boolean {
  return useMedia(wide);
}

/** Answers whether two columns have room side by side (1100 px). */
export function useHasTwoColumns(): boolean {
  return useMedia(widest);
}
