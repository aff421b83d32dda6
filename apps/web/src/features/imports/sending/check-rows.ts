import { checkImportRows, mostRowsOfCall } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { call } from "../../../platform/api/call.ts";
import type { RowAnswer } from "./outcomes.rules.ts";
import { inCalls, mendRow } from "../matching/rows.rules.ts";
import type { SentCells, SentRow } from "../matching/rows.rules.ts";
import { sendPatiently } from "./send-patiently.ts";
import { makeStoreCell } from "../store-cell.ts";

/** The rows of a file with what the server says of them. */
export interface Check {
  kind: ImportKind;
  /** As the file says them. */
  rows: readonly SentRow[];
  mended: ReadonlyMap<number, SentCells>;
  answers: ReadonlyMap<number, RowAnswer>;
  /** How many new entries the plan takes, `null` for any number. */
  room: number | null;
  /** What stopped it; `null` while it goes on or is done. */
  error: unknown;
}

const check = makeStoreCell<Check | null>(null, () => false);
let running: AbortController | null = null;

/** Returns the rows that are checked, `null` before. */
export const useCheck = check.use;

/** Returns the rows as they come in: mended where the person mended them. */
export const mendedRows = ({ rows, mended }: Check): SentRow[] =>
  rows.map((row) => mendRow(row, mended.get(row.row)));

/** Stops checking. */
export function stopChecking(): void {
  running?.abort();
  running = null;
}

/** Lets the checked rows go: something else comes in. */
export function dropCheck(): void {
  stopChecking();
  check.write(null);
}

function patch(fields: Partial<Check>): void {
  const now = check.read();
  if (now) check.write({ ...now, ...fields });
}

/** Adds what the server said of some rows. */
function learn(rows: readonly RowAnswer[], room: number | null): void {
  const now = check.read();
  if (!now) return;
  const answers = new Map(now.answers);
  for (const row of rows) answers.set(row.row, row);
  patch({ answers, room });
}

/** Begins to check rows, unless these are checked already. */
export function beginCheck(kind: ImportKind, rows: readonly SentRow[]): void {
  if (check.read() !== null) return;
  check.write({ kind, rows, mended: new Map(), answers: new Map(), room: null, error: null });
  goOnChecking();
}

/** Asks about the rows of which nothing is known yet, one call after the other. */
export function goOnChecking(): void {
  stopChecking();
  running = new AbortController();
  patch({ error: null });
  const { signal } = running;
  ask(signal).catch((error: unknown) => {
    if (!signal.aborted) patch({ error });
  });
}

async function ask(signal: AbortSignal): Promise<void> {
  const now = check.read();
  if (!now) return;
  const waiting = mendedRows(now).filter(({ row }) => !now.answers.has(row));
  for (const rows of inCalls(waiting, mostRowsOfCall)) {
    const body = { kind: now.kind, rows };
    // One after the other, so that the page hears of the first rows at once and the server stays free for others.
    // oxlint-disable-next-line no-await-in-loop
    const reply = await sendPatiently(() => call(checkImportRows, { body, signal }), signal);
    signal.throwIfAborted();
    learn(reply.rows, reply.room);
  }
}

/** Puts a mended field in the place of what the file says, and asks about the row again; throws what fails. */
export async function mend(row: number, cells: SentCells): Promise<RowAnswer | undefined> {
  const now = check.read();
  const sent = now?.rows.find((one) => one.row === row);
  if (!now || !sent) return undefined;
  const mended = new Map(now.mended).set(row, { ...now.mended.get(row), ...cells });
  patch({ mended });
  const rows = [mendRow(sent, mended.get(row))];
  const reply = await call(checkImportRows, { body: { kind: now.kind, rows } });
  // The file may have been changed meanwhile.
  if (check.read()?.rows === now.rows) learn(reply.rows, reply.room);
  return reply.rows[0];
}
