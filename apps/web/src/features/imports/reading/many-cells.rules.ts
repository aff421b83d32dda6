import { mostColumns } from "@marzipan/contract/import-limits";
import { mostRowsOfFile } from "@marzipan/contract/imports";
import { FileRefused } from "./import-file.types.ts";
import type { Watch } from "./unpack.ts";

/** The most line breaks, in cells too. */
const mostBreaks = mostRowsOfFile * 10;

/** The most delimiters: as many as the largest table has. */
const mostDelimiters = mostRowsOfFile * mostColumns;

/** The most quotation marks: two for each of 40 cells of a row. */
const mostQuotes = mostRowsOfFile * 80;

/** The most delimiters of one line. */
const mostOfLine = 10_000;

/** The most bytes of a cell of the own data, which the server wrote. */
const longestOwnCell = 1_000_000;

/** Returns whether a text has a sign more than `most` times. */
function hasMore(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Returns whether a line of a text has a delimiter more often than any table has columns. */
function hasWideLine(text: string, sign: string): boolean {
  let line = 0;
  let count = 0;
  let end = text.indexOf("\n");
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    while (end !== -1 && end < at) {
      line = end + 1;
      count = 0;
      end = text.indexOf("\n", line);
    }
    count += 1;
    if (count > mostOfLine) return true;
  }
  return false;
}

/**
 * Throws `FileRefused` for a text with so many lines, cells or quotation marks, empty ones too, that reading it would
 * take the memory of the page.
 */
export function refuseManyCells(text: string, delimiters: readonly string[]): void {
  if (hasMore(text, "\n", mostBreaks) || hasMore(text, "\r", mostBreaks))
    throw new FileRefused("too_many_rows");
  if (hasMore(text, '"', mostQuotes)) throw new FileRefused("too_large");
  if (delimiters.some((sign) => hasMore(text, sign, mostDelimiters)))
    throw new FileRefused("too_large");
  if (delimiters.some((sign) => hasWideLine(text, sign))) throw new FileRefused("too_many_columns");
}

const [lineFeed, quote, comma] = [10, 34, 44];

/** Returns a watch that throws `FileRefused` for a table of the own data with too many or too long cells. */
export function watchCells(): Watch {
  let breaks = 0;
  let quotes = 0;
  let commas = 0;
  let length = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      length += 1;
      if (byte === comma) commas += 1;
      else if (byte === lineFeed) breaks += 1;
      else if (byte === quote) quotes += 1;
      else {
        if (length > longestOwnCell) throw new FileRefused("too_large");
        continue;
      }
      length = 0;
    }
    if (breaks > mostBreaks * 2) throw new FileRefused("too_many_rows");
    if (commas > mostDelimiters || quotes > mostQuotes * 2) throw new FileRefused("too_large");
  };
}
