import { useSyncExternalStore } from "react";
import { whenForgotten } from "../owner/forgetting.ts";

const listeners = new Set<() => void>();
let isFinding = false;

function change(next: boolean): void {
  isFinding = next;
  for (const listener of listeners) listener();
}

/** Opens "Find or ask" over any page. */
export const openFind = (): void => change(true);

/** Closes "Find or ask". */
export const closeFind = (): void => change(false);

whenForgotten(closeFind);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether "Find or ask" is open. */
export function useIsFinding(): boolean {
  return useSyncExternalStore(
    listen,
    () => isFinding,
    () => false,
  );
}
