import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isWanted = false;

/** Loads what shows messages; it is not there from the start, since nothing is said before something is done. */
export const loadToasts = () => import("../../ui/Toast.tsx");

/** Shows a short message as soon as what shows it is there; where that cannot be loaded, nothing. */
export function showLater(text: string): void {
  isWanted = true;
  for (const listener of listeners) listener();
  loadToasts().then(
    ({ showToast }) => showToast(text),
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a message has been shown since the page was opened. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(
    listen,
    () => isWanted,
    () => false,
  );
}
