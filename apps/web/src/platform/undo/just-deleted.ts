import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { useSyncExternalStore } from "react";
import type { ItemOf } from "../api/queries.ts";
import { whenForgotten } from "../owner/forgetting.ts";

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

const memories = new Map<string, JustDeleted<never>>();

/** Returns the memory of the items of a list that were deleted within the last 10 seconds. */
export function justDeleted<List extends AnyEndpoint>(list: List): JustDeleted<ItemOf<List>> {
  const memory = memories.get(list.id) ?? makeJustDeleted<never>();
  memories.set(list.id, memory);
  return memory as unknown as JustDeleted<ItemOf<List>>;
}

function makeJustDeleted<Item extends { id: string }>(): JustDeleted<Item> {
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
