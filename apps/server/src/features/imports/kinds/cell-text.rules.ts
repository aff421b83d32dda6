import type { ImportField } from "@marzipan/contract/imports";

/** What a row's columns say, as it is written. */
export type Cells = Readonly<Partial<Record<ImportField, string | undefined>>>;

/** Returns a cell's text on one line. */
export function oneLine(cell: string | undefined): string {
  return (cell ?? "").replace(/\s+/g, " ").trim();
}

/** Returns the values of one cell, separated as Google writes them (" ::: "), or with a comma, semicolon, line break or " / ". */
export function severalOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .replaceAll(" / ", ";")
    .replaceAll(":::", ";")
    .split(/[;,،、\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}
