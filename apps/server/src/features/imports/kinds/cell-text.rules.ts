import type { ImportField } from "@marzipan/contract/imports";
import { cleanCell, isPlaceholder } from "@marzipan/domain/imports/clean-cell";

/** What a row's columns say, as it is written. */
export type Cells = Readonly<Partial<Record<ImportField, string | undefined>>>;

/** Returns a cell's text on one line, without what made a spreadsheet take it for text. */
export function oneLine(cell: string | undefined): string {
  return cleanCell((cell ?? "").replace(/\s+/g, " "));
}

/** Returns a cell's text on one line, empty where the cell says that there is nothing. */
export function oneLineOrNothing(cell: string | undefined): string {
  const text = oneLine(cell);
  return isPlaceholder(text) ? "" : text;
}

/** Returns a name on one line, empty where it has no letters or digits; words such as "No" may be names. */
export function nameOf(cell: string | undefined): string {
  const text = oneLine(cell);
  return /[\p{L}\p{N}]/u.test(text) && !/^#?n\/a$/i.test(text) ? text : "";
}

/** Returns a cell's text of several lines, empty where the cell says that there is nothing. */
export function linesOf(cell: string | undefined): string {
  const text = (cell ?? "").trim();
  return isPlaceholder(text) ? "" : text;
}

/** Returns the values of one cell, separated as Google writes them (" ::: "), or by a sign or a line break. */
export function severalOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .replaceAll(" / ", ";")
    .replaceAll(":::", ";")
    .split(/[;,،、，；|\n\r]/)
    .map(cleanCell)
    .filter((one) => one !== "" && !isPlaceholder(one));
}

/** Returns the beginning of a text that fits into `most` characters, cut between words where there are any. */
export function cutToFit(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(" ");
  return (space > most / 2 ? cut.slice(0, space) : cut).trim();
}
