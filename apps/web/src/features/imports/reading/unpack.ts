import { mostRowsOfFile } from "@marzipan/contract/imports";
import { Unzip, UnzipInflate } from "fflate";
import { FileRefused } from "./import-file.types.ts";
import { mostColumns } from "@marzipan/contract/import-limits";

/** The most parts of an archive; a workbook has a few for each sheet. */
const mostParts = 5000;

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** How many packed bytes are unpacked between two looks at the size: at most 16 MB come of them. */
const step = 16_384;

/**
 * Unpacks the parts of an archive whose names `isNeeded` takes. Throws `FileRefused` once more than `mostBytes` have
 * come of them: the sizes that an archive declares may be wrong. Throws other errors for a broken archive.
 */
export function unpack(
  bytes: Uint8Array,
  mostBytes: number,
  isNeeded: (name: string) => boolean,
): Record<string, Uint8Array> {
  const found: Record<string, Uint8Array> = {};
  let size = 0;
  let count = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > mostParts) throw new FileRefused("too_large");
    if (!isNeeded(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      if (size > mostBytes) throw new FileRefused("too_large");
      parts.push(part);
      if (isLast) found[file.name] = join(parts);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += step)
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  return found;
}

/** Returns the number of a column by its letters: A is 1. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** The most cells of a sheet that are written in its file. */
const mostCells = 1_000_000;

/** The most rows and cells of a sheet that are written in its file and hold nothing. */
const mostEmpty = 500_000;

/**
 * Throws `FileRefused` where a sheet has a cell far away, or too many of them or of empty ones: the reader makes a grid
 * up to the last.
 */
export function refuseFarCells(part: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(part);
  let empty = 0;
  for (const _one of text.matchAll(/<(?:\w+:)?(?:c|row)(?: [^<>]{0,200})?\/>/g)) {
    empty += 1;
    if (empty > mostEmpty) throw new FileRefused("too_many_rows");
  }
  let cells = 0;
  for (const [, letters = "", row = ""] of text.matchAll(
    /<(?:\w+:)?c [^<>]{0,200}?\br=["']([A-Z]{1,4})(\d{1,9})["']/g,
  )) {
    cells += 1;
    if (cells > mostCells) throw new FileRefused("too_many_rows");
    if (Number(row) > mostRowsOfFile * 2) throw new FileRefused("too_many_rows");
    if (columnOf(letters) > mostColumns * 10) throw new FileRefused("too_many_columns");
  }
}
