import { addImportRows, startImport } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { onlineManager } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { refresh } from "../../../platform/api/topics.ts";
import { whenForgotten } from "../../../platform/owner/forgetting.ts";
import type { Table } from "../reading/import-file.types.ts";
import { inCalls } from "../matching/rows.rules.ts";
import type { ReadyRow } from "./row-reading.ts";
import { rowsOfCall } from "./rows-of-call.ts";
import { sendPatiently } from "./send-patiently.ts";
import { makeStoreCell } from "../store-cell.ts";

/** An import with what it did so far. */
export type ImportReply = ReplyOf<typeof startImport>;

/** Rows on their way in. */
export interface Run {
  kind: ImportKind;
  fileName: string;
  /** Whose rows they are, for the file of those left out. */
  table: Table;
  total: number;
  done: number;
  /** When the first rows were sent, in milliseconds since 1970. */
  startedAt: number;
  /** When the last rows were in. */
  heardAt: number;
  /** lost: the network is gone, and it goes on by itself; failed: something else stopped it. */
  status: "running" | "stopping" | "lost" | "failed" | "done";
  error: unknown;
  /** What the server counts; `null` until the import has begun there. */
  result: ImportReply | null;
  /** The numbers of the rows that did not come in. */
  left: readonly number[];
  /** The file's rows of each row that has several, as an order. */
  fileRows: ReadonlyMap<number, readonly number[]>;
}

/** What an import brings in. */
export interface RunInput {
  kind: ImportKind;
  fileName: string;
  table: Table;
  rows: readonly ReadyRow[];
  /** Rows that cannot be read and are not sent. */
  unread: readonly number[];
  fileRows: ReadonlyMap<number, readonly number[]>;
  /** What is done once everything is in. */
  onDone: () => void;
}

/** A call that is still to be made, with the key under which it is made however often it is tried. */
interface WaitingCall {
  key: string;
  rows: readonly ReadyRow[];
}

const isOpen = (value: Run | null): boolean => value !== null && value.status !== "done";

const run = makeStoreCell<Run | null>(null, isOpen);
let waiting: WaitingCall[] = [];
let startKey = "";
let finish = (): void => {};
let aborter = new AbortController();
let stopListening = (): void => {};

/** Returns the import that runs or was the last, `null` without one. */
export const useRun = run.use;

function patch(fields: Partial<Run>): void {
  const now = run.read();
  if (now) run.write({ ...now, ...fields });
}

/** Begins to bring rows in; they come in while other pages of the app are open, too. */
export function beginRun(
  client: QueryClient,
  { kind, fileName, table, rows, unread, fileRows, onDone }: RunInput,
): void {
  waiting = inCalls(rows, rowsOfCall[kind]).map((some) => ({
    key: crypto.randomUUID(),
    rows: some,
  }));
  startKey = crypto.randomUUID();
  finish = onDone;
  run.write({
    kind,
    fileName,
    table,
    total: rows.length,
    done: 0,
    startedAt: Date.now(),
    heardAt: Date.now(),
    status: "running",
    error: null,
    result: null,
    left: unread,
    fileRows,
  });
  goOn(client);
}

/** Goes on where it stopped; what was sent and not answered is sent again under the same key. */
export function goOn(client: QueryClient): void {
  stopListening();
  aborter.abort();
  aborter = new AbortController();
  const { signal } = aborter;
  patch({ status: "running", error: null });
  send(client, signal).catch((error: unknown) => {
    if (signal.aborted) return;
    const isLost = isWorthRetrying(error);
    patch({ status: isLost ? "lost" : "failed", error });
    if (isLost) stopListening = onlineManager.subscribe((isOnline) => isOnline && goOn(client));
  });
}

async function send(client: QueryClient, signal: AbortSignal): Promise<void> {
  const now = run.read();
  if (!now) return;
  const { kind, fileName } = now;
  const started =
    now.result ??
    (await sendPatiently(
      () =>
        call(startImport, {
          body: { kind, fileName: fileName.slice(0, 200) },
          idempotencyKey: startKey,
          refreshesItself: true,
        }),
      signal,
    ));
  signal.throwIfAborted();
  patch({ result: started });
  while (waiting[0] && run.read()?.status !== "stopping") {
    const [next] = waiting;
    // In the order of the file: a row may belong to what a row before it makes.
    // oxlint-disable-next-line no-await-in-loop
    const reply = await sendPatiently(
      () =>
        call(addImportRows, {
          params: { id: started.id },
          body: { rows: [...next.rows] },
          idempotencyKey: next.key,
          refreshesItself: true,
        }),
      signal,
    );
    signal.throwIfAborted();
    waiting.shift();
    const left = reply.rows.filter(({ outcome }) => outcome === "refused").map(({ row }) => row);
    const before = run.read();
    patch({
      result: reply.import,
      heardAt: Date.now(),
      done: (before?.done ?? 0) + next.rows.length,
      left: [...(before?.left ?? []), ...left],
    });
  }
  end(client);
}

function end(client: QueryClient): void {
  waiting = [];
  patch({ status: "done" });
  void refresh(client, addImportRows.changes ?? []);
  finish();
}

/** Stops after the rows that are on their way; what came in stays. */
export function stopRun(client: QueryClient): void {
  const status = run.read()?.status;
  if (status === "running") patch({ status: "stopping" });
  // Nothing is on its way.
  if (status === "lost" || status === "failed") {
    stopListening();
    end(client);
  }
}

/** Puts what the server says of the last import since, when it was taken back. */
export function noteImport(result: ImportReply): void {
  if (run.read()?.result?.id === result.id) patch({ result });
}

whenForgotten(() => {
  stopListening();
  aborter.abort();
  waiting = [];
  run.write(null);
});
