import { checkImportRows } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { call } from "../../../platform/api/call.ts";
import type { RowAnswer } from "./outcomes.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import { inCalls } from "../matching/rows.rules.ts";
import { rowsOfCall } from "./rows-of-call.ts";
import type { RawRow, ReadyRow, RowReader } from "./row-reading.ts";
import { sendPatiently } from "./send-patiently.ts";
import { makeStoreCell } from "../store-cell.ts";

/** The rows of a file with what the server says of them. */
export interface Check {
  kind: ImportKind;
  /** As the file says them. */
  rows: readonly RawRow[];
  /** How they are read. */
  read: RowReader;
  mended: ReadonlyMap<number, MendedCells>;
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

/** What a person put in the place of what the file says. */
export type MendedCells = Partial<Record<Target, string>>;

/** Puts what was fixed in the place of what the file says; an empty text takes the field away. */
function mendRow(row: RawRow, mended: MendedCells | undefined): RawRow {
  const all = Object.entries({ ...row.cells, ...mended }).filter(([, text]) => text !== "");
  return { ...row, cells: Object.fromEntries(all) };
}

/** Returns the rows with what the person fixed. */
export const mendedRows = ({ rows, mended }: Check): RawRow[] =>
  rows.map((row) => mendRow(row, mended.get(row.row)));

/** Returns the rows as they are imported, and the numbers of those that cannot be read. */
export function readyRows(now: Check): { rows: ReadyRow[]; unread: number[] } {
  const read = mendedRows(now).map(now.read);
  return {
    rows: read.flatMap(({ ready, problems }) => (problems.length === 0 ? [ready] : [])),
    unread: read.flatMap(({ ready, problems }) => (problems.length === 0 ? [] : [ready.row])),
  };
}

const unread = {
  outcome: "refused",
  id: null,
  known: null,
  isOverLimit: false,
} as const;

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
export function beginCheck(kind: ImportKind, rows: readonly RawRow[], read: RowReader): void {
  if (check.read() !== null) return;
  check.write({ kind, rows, read, mended: new Map(), answers: new Map(), room: null, error: null });
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
  const read = waiting.map(now.read);
  learn(
    read.flatMap(({ ready: { row }, problems }) =>
      problems.length > 0 ? [{ ...unread, row, problems }] : [],
    ),
    now.room,
  );
  const ready = read.flatMap((one) => (one.problems.length === 0 ? [one.ready] : []));
  for (const rows of inCalls(ready, rowsOfCall[now.kind])) {
    const body = { kind: now.kind, rows };
    // One after the other, so that the page hears of the first rows at once and the server stays free for others.
    // oxlint-disable-next-line no-await-in-loop
    const reply = await sendPatiently(() => call(checkImportRows, { body, signal }), signal);
    signal.throwIfAborted();
    learn(reply.rows, reply.room);
  }
}

/** Puts a mended field in the place of what the file says, and asks about the row again; throws what fails. */
export async function mend(row: number, cells: MendedCells): Promise<RowAnswer | undefined> {
  const now = check.read();
  const sent = now?.rows.find((one) => one.row === row);
  if (!now || !sent) return undefined;
  const mended = new Map(now.mended).set(row, { ...now.mended.get(row), ...cells });
  patch({ mended });
  const { ready, problems } = now.read(mendRow(sent, mended.get(row)));
  if (problems.length > 0) {
    const answer: RowAnswer = { ...unread, row, problems };
    learn([answer], now.room);
    return answer;
  }
  const rows = [ready];
  const reply = await call(checkImportRows, { body: { kind: now.kind, rows } });
  // The file may have been changed meanwhile.
  if (check.read()?.rows === now.rows) learn(reply.rows, reply.room);
  return reply.rows[0];
}
