import { useSyncExternalStore } from "react";
import { whenForgotten } from "../session/forgetting.ts";

/** How long Undo stands in the place of something deleted, in milliseconds. */
const undoStayMs = 10_000;

/** What was deleted a moment ago, of one kind. */
export interface JustDeleted<Item> {
  /** Keeps a deleted item for 10 seconds, so that its place can offer Undo. */
  keep: (item: Item) => void;
  /** Forgets an item: it was brought back, or its time is over. */
  forget: (id: string) => void;
  /** Returns the items deleted within the last 10 seconds. */
  useItems: () => readonly Item[];
}

/** Makes the memory of what was deleted a moment ago, one for each kind of thing. */
export function makeJustDeleted<Item extends { id: string }>(): JustDeleted<Item> {
  const none: readonly Item[] = [];
  let items = none;
  const listeners = new Set<() => void>();
  const change = (next: readonly Item[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const forget = (id: string): void => {
    if (items.some((item) => item.id === id)) change(items.filter((item) => item.id !== id));
  };
  whenForgotten(() => change([]));
  return {
    keep: (item) => {
      change([...items.filter(({ id }) => id !== item.id), item]);
      setTimeout(() => forget(item.id), undoStayMs);
    },
    forget,
    useItems: () =>
      useSyncExternalStore(
        listen,
        () => items,
        () => none,
      ),
  };
}
