import { mostRowsOfFile } from "@marzipan/contract/imports";
import { FileRefused } from "./import-file.types.ts";
import { mostColumns } from "@marzipan/contract/import-limits";

/** The most line breaks, in cells too. */
const mostBreaks = mostRowsOfFile * 10;

/** The most delimiters: as many as the largest table has. */
const mostDelimiters = mostRowsOfFile * mostColumns;

/** Returns whether a text has a sign more than `most` times. */
function hasMore(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/**
 * Throws `FileRefused` for a text with so many lines or cells, empty ones too, that reading it would take the memory of
 * the page.
 */
export function refuseManyCells(text: string, delimiters: readonly string[]): void {
  if (hasMore(text, "\n", mostBreaks) || hasMore(text, "\r", mostBreaks))
    throw new FileRefused("too_many_rows");
  if (delimiters.some((sign) => hasMore(text, sign, mostDelimiters)))
    throw new FileRefused("too_large");
}
