import { uploadReceipt } from "@marzipan/contract/receipts";
import { onlineManager } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isWorthRetrying } from "../../platform/api/api-error.ts";
import { refresh } from "../../platform/api/topics.ts";
import { sendReceipt } from "../../platform/api/upload.ts";
import { whenForgotten } from "../../platform/owner/forgetting.ts";

/** A receipt on its way to the server. */
export interface ReceiptUpload {
  id: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed; `null` while it runs or waits. */
  error: unknown;
}

// Module state and not a component's: uploads continue while the owner opens other pages.
const none: readonly ReceiptUpload[] = [];
let all = none;
let isBusy = false;
let stopWaiting = (): void => {};
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function change(next: readonly ReceiptUpload[]): void {
  all = next;
  for (const listener of listeners) listener();
}

function patch(id: string, fields: Partial<ReceiptUpload>): void {
  change(all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the receipts that are on their way, or were not taken. */
export const listSending = (): readonly ReceiptUpload[] => all;

/** Returns what `listSending` does, and again at each change. */
export function useSending(): readonly ReceiptUpload[] {
  return useSyncExternalStore(listen, listSending, () => none);
}

/**
 * Uploads files one after the other, so that the server's queue keeps the order in which they were
 * chosen; each appears in the list as soon as it is stored. A failed one stays with its error until
 * it is chosen again, and does not stop the others; what the network lost is sent again with the
 * next ones, and when the network is back.
 */
export function sendReceipts(client: QueryClient, files: readonly File[]): void {
  change([
    ...all.filter((one) => one.error === null || !files.some((file) => isSame(file, one.file))),
    ...files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0, error: null })),
  ]);
  stopWaiting();
  stopWaiting = onlineManager.subscribe((isOnline) => isOnline && sendLost(client));
  sendLost(client);
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

/** Lets what the network lost wait again, and sends what waits. */
function sendLost(client: QueryClient): void {
  change(
    all.map((one) => (isWorthRetrying(one.error) ? { ...one, progress: 0, error: null } : one)),
  );
  sendNext(client);
}

/** Stops sending a receipt, or forgets one that was not taken. */
export function stopSending(id: string): void {
  stops.get(id)?.abort();
  change(all.filter((one) => one.id !== id));
}

// When the page's account changes, its uploads are aborted: they must not be stored under another
// account.
whenForgotten(() => {
  for (const stop of stops.values()) stop.abort();
  change([]);
});

/** Starts the next waiting upload unless one is running; failed ones are skipped. */
function sendNext(client: QueryClient): void {
  const next = all.find((one) => one.error === null && !stops.has(one.id));
  if (next && !isBusy) void send(client, next);
}

/**
 * Uploads one file. The entry leaves the list only after the list of receipts was refetched, so
 * that the receipt is never missing from the screen.
 */
async function send(client: QueryClient, { id, file }: ReceiptUpload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  isBusy = true;
  const isKept = await sendReceipt(file, {
    key: id,
    onProgress: (progress) => patch(id, { progress }),
    signal: stop.signal,
  }).then(
    () => true,
    (error: unknown) => {
      patch(id, { error });
      return false;
    },
  );
  isBusy = false;
  sendNext(client);
  if (isKept) {
    await refresh(client, uploadReceipt.changes ?? []);
    change(all.filter((one) => one.id !== id));
  }
  stops.delete(id);
}
