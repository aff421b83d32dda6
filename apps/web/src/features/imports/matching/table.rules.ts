import type { ImportKind } from "@marzipan/contract/imports";
import { isKnownHeading, targetByHeading } from "./headings.rules.ts";
import {
  looksLikeDate,
  looksLikeEmail,
  looksLikeNumber,
  looksLikePhone,
  looksLikeWords,
} from "./cell-kind.rules.ts";
import type { Sheet, Table, TableRow } from "../reading/import-file.types.ts";

/** How many rows are looked at for the headings, and below a row for what a column holds. */
const looksAt = 30;

type Cells = readonly string[];

const filled = (cells: Cells): number => cells.filter((cell) => cell !== "").length;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const isFact = (cell: string): boolean =>
  looksLikeEmail(cell) || looksLikePhone(cell) || looksLikeDate(cell) || looksLikeNumber(cell);

/**
 * Returns whether a row that is as wide as those below it holds headings: words without facts among them, of which
 * one is known, or stands over facts.
 */
function holdsHeadings(cells: Cells, below: readonly Cells[]): boolean {
  const words = cells.filter((cell) => cell !== "");
  if (words.some(isFact) || words.filter(looksLikeWords).length < words.length * 0.7) return false;
  if (words.some((word) => isKnownHeading(word))) return true;
  const isOverFacts = cells.some((cell, column) => {
    const values = below.map((row) => row[column] ?? "").filter((value) => value !== "");
    return cell !== "" && values.filter(isFact).length > values.length / 2;
  });
  // Where all is words, a row with a gap, or a list of one column, is no line of headings.
  return (
    isOverFacts ||
    (words.length > 1 &&
      words.length === median(below.map(filled)) &&
      new Set(words).size === words.length &&
      below.length > 0)
  );
}

/**
 * Returns at which of a sheet's rows the headings stand, counted from 0; `null` where there are none. Empty rows and
 * titles above them are passed over; the first row that is data ends the search.
 */
function findHeadingRow(rows: readonly Cells[]): number | null {
  for (const [index, cells] of rows.slice(0, looksAt).entries()) {
    if (filled(cells) === 0) continue;
    const below = rows.slice(index + 1, index + 1 + looksAt).filter((row) => filled(row) > 0);
    if (filled(cells) < median(below.map(filled))) {
      if (cells.some(isFact) && filled(cells) > 1) return null;
      continue;
    }
    return holdsHeadings(cells, below) ? index : null;
  }
  return null;
}

/**
 * Makes a table of a sheet: empty rows are left out, columns end where the last cell stands. `headingRow` is counted
 * from 0; left out, it is found, and `null` says that there is none.
 */
export function makeTable(
  { rows }: Sheet,
  isCards: boolean,
  headingRow: number | null = isCards ? 0 : findHeadingRow(rows),
): Table {
  const first = headingRow === null ? 0 : headingRow + 1;
  const body: TableRow[] = [];
  let width = 0;
  for (let index = first; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    const last = cells.findLastIndex((cell) => cell !== "");
    if (last === -1) continue;
    width = Math.max(width, last + 1);
    body.push({ row: isCards ? index : index + 1, cells });
  }
  const names = headingRow === null ? [] : (rows[headingRow] ?? []);
  width = Math.max(width, names.findLastIndex((name) => name !== "") + 1);
  return {
    headings: Array.from({ length: width }, (_none, column) => names[column]?.trim() ?? ""),
    headingRow: headingRow === null || isCards ? null : headingRow + 1,
    rows: body,
  };
}

/** Returns how many of a sheet's headings are known for what is imported. */
function countKnownHeadings(kind: ImportKind, sheet: Sheet): number {
  const { headings } = makeTable(sheet, false);
  const known = new Set(headings.map((heading) => targetByHeading(kind, heading)));
  known.delete(null);
  return known.size;
}

/** Returns the number of the sheet that looks like what is imported: with the most known headings, then rows. */
export function likeliestSheet(kind: ImportKind, sheets: readonly Sheet[]): number {
  const judged = sheets.map((sheet, index) => ({
    index,
    known: countKnownHeadings(kind, sheet),
    rows: sheet.rows.filter((cells) => filled(cells) > 0).length,
  }));
  judged.sort((one, other) => other.known - one.known || other.rows - one.rows);
  return judged[0]?.index ?? 0;
}

/** Returns the letters of a column as a spreadsheet shows them: 0 is A, 26 is AA. */
export function lettersOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}
