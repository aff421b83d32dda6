import type { Currency } from "@marzipan/contract/currencies";
import type { ImportKind } from "@marzipan/contract/imports";
import type { DayOrder } from "@marzipan/domain/imports/days";
import { whenForgotten } from "../../../platform/owner/forgetting.ts";
import { dropCheck } from "../sending/check-rows.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import { FileRefused } from "../reading/import-file.types.ts";
import type { ReadFile, Table } from "../reading/import-file.types.ts";
import { chooseTarget, columnsToSave, matchColumns } from "../matching/matching.rules.ts";
import type { Match } from "../matching/matching.rules.ts";
import { makeStoreCell } from "../store-cell.ts";
import { likeliestSheet, makeTable } from "../matching/table.rules.ts";
import { findColumns, saveColumns } from "./saved-columns.ts";

/** A file that is being prepared. */
export interface Draft {
  kind: ImportKind;
  fileName: string;
  file: ReadFile;
  /** Reads the file again in another encoding; throws `FileRefused`. */
  reread: (encoding: string) => Promise<ReadFile>;
  /** Which of the file's sheets. */
  sheet: number;
  table: Table;
  matches: readonly Match[];
  /** What was asked and answered of how the file writes. */
  answers: Answers;
}

/** The answers to how a file writes, where its cells do not show it. */
export interface Answers {
  dayOrder?: DayOrder;
  currency?: Currency;
}

/** A file that was read, with the way to read it again. */
export type TakenFile = Pick<Draft, "kind" | "fileName" | "file" | "reread">;

const draft = makeStoreCell<Draft | null>(null, (value) => value !== null);

/** Returns the file that is being prepared, `null` without. */
export const useDraft = draft.use;

function put(next: Draft | null): void {
  dropCheck();
  draft.write(next);
}

/** Prepares a file; once it is known how the last file of its shape was matched, it is matched the same way. */
async function prepare(next: Draft): Promise<void> {
  put(next);
  const saved = await findColumns(next.kind, next.table);
  // What the person chose meanwhile stays.
  if (saved.length > 0 && draft.read() === next)
    put({ ...next, matches: matchColumns(next.kind, next.table, saved) });
}

function open(
  { kind, fileName, file, reread }: TakenFile,
  sheet: number,
  headingRow?: number | null,
): Draft {
  const table = makeTable(file.sheets[sheet] ?? { name: "", rows: [] }, file.isCards, headingRow);
  return {
    kind,
    fileName,
    file,
    reread,
    sheet,
    table,
    matches: matchColumns(kind, table, []),
    answers: {},
  };
}

/** Takes a file that was read, with the sheet that looks most like it. Throws `FileRefused` where no row is below its headings. */
export async function takeFile({ kind, fileName, file, reread }: TakenFile): Promise<void> {
  const next = open({ kind, fileName, file, reread }, likeliestSheet(kind, file.sheets));
  if (next.table.rows.length === 0) throw new FileRefused("headings_only");
  await prepare(next);
}

/** Reads the file again in the encoding that the person chose; throws `FileRefused`. */
export async function chooseEncoding(encoding: string): Promise<void> {
  const now = draft.read();
  if (!now) return;
  const file = await now.reread(encoding);
  if (draft.read() === now)
    await prepare(open({ ...now, file }, likeliestSheet(now.kind, file.sheets)));
}

/** Takes another sheet of the file. */
export function chooseSheet(sheet: number): void {
  const now = draft.read();
  if (now) void prepare(open(now, sheet));
}

/** Says whether the sheet has headings: those that were found, else its first row that holds something. */
export function sayHeadings(hasHeadings: boolean): void {
  const now = draft.read();
  if (!now) return;
  const rows = now.file.sheets[now.sheet]?.rows ?? [];
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ""));
  void prepare(open(now, now.sheet, hasHeadings ? first : null));
}

/** Says what the file holds; its columns are matched again. */
export function sayKind(kind: ImportKind): void {
  const now = draft.read();
  if (!now || now.kind === kind) return;
  const { headingRow } = now.table;
  const kept = now.file.isCards ? undefined : headingRow === null ? null : headingRow - 1;
  void prepare(open({ ...now, kind }, now.sheet, kept));
}

/** Says what a column holds. */
export function chooseColumn(column: number, target: Target): void {
  const now = draft.read();
  if (now) put({ ...now, matches: chooseTarget(now.matches, column, target) });
}

/** Notes an answer on how the file writes. */
export function answerOn(answers: Answers): void {
  const now = draft.read();
  if (now) put({ ...now, answers: { ...now.answers, ...answers } });
}

/** Saves how the file's columns are matched, for the next file with the same headings. */
export function saveDraftColumns({ kind, table, matches }: Draft): void {
  saveColumns(kind, columnsToSave(table, matches));
}

/** Lets the file go. */
export function dropDraft(): void {
  put(null);
}

whenForgotten(dropDraft);
