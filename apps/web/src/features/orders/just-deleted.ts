import { useSyncExternalStore } from "react";
import type { OrderRow } from "./orders.types.ts";

/** How long Undo stands in the place of a deleted order, in milliseconds. */
const undoStayMs = 10_000;

let deleted: readonly OrderRow[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OrderRow[]): void {
  deleted = next;
  for (const listener of listeners) listener();
}

/** Keeps an order that was just deleted for 10 seconds, so that its place can offer Undo. */
export function keepDeleted(order: OrderRow): void {
  change([...deleted.filter((one) => one.id !== order.id), order]);
  setTimeout(() => forgetDeleted(order.id), undoStayMs);
}

/** Forgets a just deleted order: it was brought back, or its time is over. */
export function forgetDeleted(id: string): void {
  if (deleted.some((order) => order.id === id)) change(deleted.filter((order) => order.id !== id));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Answers the orders deleted within the last 10 seconds. */
export function useJustDeleted(): readonly OrderRow[] {
  return useSyncExternalStore(listen, () => deleted);
}
