import { addImportRows, startImport } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { callsOf, ownKinds, withNewIds } from "@marzipan/domain/imports/own-data";
import type { OwnData } from "@marzipan/domain/imports/own-data";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { refresh } from "../../../platform/api/topics.ts";
import { whenForgotten } from "../../../platform/owner/forgetting.ts";
import { makeStoreCell } from "../store-cell.ts";
import type { ImportReply } from "./import-run.ts";
import { rowsOfCall } from "./rows-of-call.ts";
import { sendPatiently } from "./send-patiently.ts";

/** The own data of a ZIP on its way in. */
export interface OwnDataRun {
  fileName: string;
  data: OwnData;
  status: "preview" | "running" | "failed" | "done";
  error: unknown;
  /** How many rows were sent. */
  done: number;
  /** What the server counts, by kind. */
  results: Partial<Record<ImportKind, ImportReply>>;
  /** How many rows the plan had no room for. */
  over: number;
  /** Kinds that the plan does not have. */
  skipped: readonly ImportKind[];
}

const run = makeStoreCell<OwnDataRun | null>(null, (value) => value?.status === "running");
let aborter = new AbortController();

/** A call with the key under which it is made however often it is tried. */
interface WaitingCall {
  kind: ImportKind;
  rows: OwnData["clients"];
  key: string;
}

let waiting: WaitingCall[] = [];
let starts = new Map<ImportKind, string>();
let newIds = new Map<string, string>();

/** Returns the own data that is shown or imported, `null` without. */
export const useOwnData = run.use;

function patch(fields: Partial<OwnDataRun>): void {
  const now = run.read();
  if (now) run.write({ ...now, ...fields });
}

/** Returns how many rows the own data has. */
export const countOwnRows = (data: OwnData): number =>
  ownKinds.reduce((sum, kind) => sum + data[kind].length, 0);

/** Shows the own data of a ZIP before anything is imported; `skipped` are kinds that the plan does not have. */
export function takeOwnData(fileName: string, data: OwnData, skipped: readonly ImportKind[]): void {
  const kinds = ownKinds.filter((kind) => !skipped.includes(kind) && data[kind].length > 0);
  waiting = kinds.flatMap((kind) =>
    callsOf(data[kind], rowsOfCall[kind]).map((rows) => ({
      kind,
      rows,
      key: crypto.randomUUID(),
    })),
  );
  starts = new Map(kinds.map((kind) => [kind, crypto.randomUUID()]));
  newIds = new Map();
  run.write({
    fileName,
    data,
    status: "preview",
    error: null,
    done: 0,
    over: 0,
    results: {},
    skipped,
  });
}

/** Lets the own data go. */
export function dropOwnData(): void {
  aborter.abort();
  waiting = [];
  run.write(null);
}

/** Imports the own data, each kind after those that it refers to; goes on where it stopped. */
export function importOwnData(client: QueryClient): void {
  aborter.abort();
  aborter = new AbortController();
  const { signal } = aborter;
  patch({ status: "running", error: null });
  send(signal)
    .then(() => {
      patch({ status: "done" });
      void refresh(client, addImportRows.changes ?? []);
    })
    .catch((error: unknown) => {
      if (!signal.aborted) patch({ status: "failed", error });
    });
}

async function send(signal: AbortSignal): Promise<void> {
  while (waiting[0]) {
    const [next] = waiting;
    // In their order: orders refer to clients and products.
    // oxlint-disable-next-line no-await-in-loop
    const { id } = run.read()?.results[next.kind] ?? (await begin(next.kind, signal));
    // oxlint-disable-next-line no-await-in-loop
    const reply = await sendPatiently(
      () =>
        call(addImportRows, {
          params: { id },
          body: { rows: next.rows.map((row) => withNewIds(row, newIds)) },
          idempotencyKey: next.key,
          refreshesItself: true,
        }),
      signal,
    );
    signal.throwIfAborted();
    waiting.shift();
    for (const [at, row] of reply.rows.entries()) {
      const oldId = next.rows[at]?.oldId;
      if (oldId && row.id) newIds.set(oldId, row.id);
    }
    const now = run.read();
    patch({
      done: (now?.done ?? 0) + next.rows.length,
      over: (now?.over ?? 0) + reply.rows.filter(({ isOverLimit }) => isOverLimit).length,
      results: { ...now?.results, [next.kind]: reply.import },
    });
  }
}

async function begin(kind: ImportKind, signal: AbortSignal): Promise<ImportReply> {
  const now = run.read();
  const result = await sendPatiently(
    () =>
      call(startImport, {
        body: { kind, fileName: (now?.fileName ?? "").slice(0, 200), isOwnData: true },
        idempotencyKey: starts.get(kind) ?? "",
        refreshesItself: true,
      }),
    signal,
  );
  signal.throwIfAborted();
  patch({ results: { ...run.read()?.results, [kind]: result } });
  return result;
}

whenForgotten(dropOwnData);
