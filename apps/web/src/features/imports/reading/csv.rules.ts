import { guardFormula, unguardFormula } from "@marzipan/domain/formula-guard";
import Papa from "papaparse";

/** A first line by which Excel tells the delimiter: `sep=;`. */
const told = /^sep=(.)\r?\n/;

/** Reads a text with commas, semicolons, tabs or bars between its cells. */
export function readCsv(text: string): string[][] {
  const delimiter = told.exec(text)?.[1];
  const { data } = Papa.parse<string[]>(text.replace(told, ""), {
    delimiter: delimiter ?? "",
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const rows = data.map((cells) => cells.map((cell) => unguardFormula(cell.trim())));
  // What Excel told in the first line is a row of the file, too.
  return delimiter === undefined ? rows : [[], ...rows];
}

/**
 * Writes rows as a CSV file that Excel opens in the right encoding. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((cells) => cells.map(guardFormula));
  return `\uFEFF${Papa.unparse(safe, { newline: "\r\n" })}\r\n`;
}
