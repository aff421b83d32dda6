import { guardFormula, unguardFormula } from "@marzipan/domain/formula-guard";
import { cleanCell } from "@marzipan/domain/imports/clean-cell";
import Papa from "papaparse";
import { refuseManyCells } from "./many-cells.rules.ts";

/** A first line by which Excel tells the delimiter: `sep=;`. */
const told = /^sep=(.)\r?\n/;

const delimiters = [",", ";", "\t", "|"] as const;

/** How many rows are looked at to find the delimiter. */
const looksAt = 200;

/** Returns how many rows a delimiter splits into the usual number of cells, where these are most of the rows. */
function judgeDelimiter(text: string, delimiter: string): { rows: number; width: number } {
  const preview = { delimiter, preview: looksAt, skipEmptyLines: "greedy" } as const;
  const widths = Papa.parse<string[]>(text, preview).data.map((cells) => cells.length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, rows] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [1, 0];
  const below = widths.length - widths.indexOf(width);
  return rows > below / 2 ? { rows, width } : { rows: 0, width: 1 };
}

/** Returns the delimiter of a text; blank lines and titles above the table do not count. */
function findDelimiter(text: string): string {
  let best = { delimiter: ",", rows: 0, width: 1 };
  for (const delimiter of delimiters) {
    const { rows, width } = judgeDelimiter(text, delimiter);
    if (rows > best.rows || (rows === best.rows && width > best.width))
      best = { delimiter, rows, width };
  }
  return best.delimiter;
}

/**
 * Reads a text with commas, semicolons, tabs or bars between its cells. Throws `FileRefused` for one with too many lines
 * or cells.
 */
export function readCsv(text: string): string[][] {
  const named = told.exec(text)?.[1];
  const rest = text.replace(told, "");
  refuseManyCells(rest, named === undefined ? delimiters : [named]);
  const rows: string[][] = [];
  Papa.parse<string[]>(rest, {
    delimiter: named ?? findDelimiter(rest),
    // Row by row, so that the complaints about wrong quotation marks are not collected.
    step: ({ data }) => rows.push(data.map((cell) => cleanCell(unguardFormula(cell.trim())))),
  });
  // What Excel told in the first line is a row of the file, too.
  return named === undefined ? rows : [[], ...rows];
}

/**
 * Writes rows as a CSV file that Excel opens in the right encoding. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((cells) => cells.map(guardFormula));
  return `\uFEFF${Papa.unparse(safe, { newline: "\r\n" })}\r\n`;
}
