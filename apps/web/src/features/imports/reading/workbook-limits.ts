import { mostColumns } from "@marzipan/contract/import-limits";
import { mostRowsOfFile } from "@marzipan/contract/imports";
import { FileRefused } from "./import-file.types.ts";
import type { Watch } from "./unpack.ts";

/** The most bytes between two tags: a spreadsheet takes 32,767 characters in a cell. */
const longestRun = 300_000;

/** The most cells of a workbook, and the most of its texts. */
const mostCells = 1_000_000;

/** The most cells that are written in a workbook and hold nothing, and the most rows. */
const mostEmpty = 500_000;

/** The most elements: a row, its cells, and what these hold. */
const mostElements = 3_500_000;

/** The most elements of a part that holds no cells, such as the styles. */
const mostOtherElements = 300_000;

function hashOf(name: string): number {
  let hash = 0;
  for (let at = 0; at < name.length; at += 1) hash = (hash * 31 + name.charCodeAt(at)) | 0;
  return hash;
}

const [cell, row, text] = ["c", "row", "si"].map(hashOf);

const [lessThan, greaterThan, slash, colon, space] = [60, 62, 47, 58, 32];

interface Counts {
  elements: number;
  cells: number;
  rows: number;
  texts: number;
  empty: number;
}

function refuseMany({ elements, cells, rows, texts, empty }: Counts, isOther: boolean): void {
  if (cells > mostCells || texts > mostCells || rows > mostEmpty || empty > mostEmpty)
    throw new FileRefused("too_many_rows");
  if (elements > (isOther ? mostOtherElements : mostElements)) throw new FileRefused("too_large");
}

/** Watches the bytes of one part; `counts` are those of all parts that hold cells. */
function watchPart(counts: Counts, isOther: boolean): Watch {
  let sinceTag = 0;
  let isName = false;
  let isText = false;
  let hash = 0;
  let isFilled = true;
  const endName = (): void => {
    isName = false;
    if (hash === cell) {
      counts.cells += 1;
      if (!isFilled) counts.empty += 1;
      isFilled = false;
    } else if (hash === row) counts.rows += 1;
    else if (hash === text) counts.texts += 1;
    counts.elements += 1;
    if (counts.elements % 1000 === 0) refuseMany(counts, isOther);
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === lessThan) {
        sinceTag = 0;
        hash = 0;
        isName = true;
        isText = false;
        continue;
      }
      sinceTag += 1;
      if (isName && (byte === greaterThan || byte <= space || byte === slash)) {
        // A closing tag begins with its slash and has no name before it.
        if (hash === 0) isName = false;
        else endName();
      } else if (isName) hash = byte === colon ? 0 : (hash * 31 + byte) | 0;
      else if (isText && byte > space) isFilled = true;
      if (byte === greaterThan) isText = true;
      if (sinceTag > longestRun) throw new FileRefused("too_large");
    }
    refuseMany(counts, isOther);
  };
}

const withCells = /(?:worksheets\/[^/]+|sharedstrings)\.xml$/i;

/** What a workbook is read by, beside its cells: the names of its sheets, the formats, and where all of it is. */
const needed = /(?:workbook|styles|\[content_types\])\.xml$|\.rels$/i;

/**
 * Returns how the parts of one workbook are watched while they are unpacked, `null` for those that are not needed. The
 * watch throws `FileRefused` for one that would take the memory or the time of the page.
 */
export function watchWorkbook(): (name: string) => Watch | null {
  const none = { elements: 0, cells: 0, rows: 0, texts: 0, empty: 0 };
  const counts = { ...none };
  return (name) => {
    if (withCells.test(name)) return watchPart(counts, false);
    return needed.test(name) ? watchPart({ ...none }, true) : null;
  };
}

/** Returns the number of a column by its letters: A is 1. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Throws `FileRefused` where a sheet has a cell far away: the reader makes a grid up to the last. */
function refuseFarCells(part: Uint8Array): void {
  const written = new TextDecoder("latin1").decode(part);
  for (const [, letters = "", number = ""] of written.matchAll(
    /<(?:\w+:)?c [^<>]{0,200}?\br=["']([A-Z]{1,4})(\d{1,9})["']/g,
  )) {
    if (Number(number) > mostRowsOfFile * 2) throw new FileRefused("too_many_rows");
    if (columnOf(letters) > mostColumns * 10) throw new FileRefused("too_many_columns");
  }
}

/** Throws `FileRefused` where a text names one thing twice: the reader would read a sheet as often as it is named. */
function refuseRepeated(part: Uint8Array, attribute: RegExp): void {
  const named = new TextDecoder().decode(part).match(attribute) ?? [];
  if (new Set(named).size < named.length) throw new FileRefused("broken");
}

/** Throws `FileRefused` for a workbook with cells far away, or with a sheet that is listed more than once. */
export function refuseHostileSheets(parts: Readonly<Record<string, Uint8Array>>): void {
  for (const [name, part] of Object.entries(parts)) {
    if (/worksheets\/[^/]+\.xml$/i.test(name)) refuseFarCells(part);
    if (/workbook\.xml$/i.test(name)) refuseRepeated(part, /\bid\s*=\s*["'][^"']{1,200}["']/g);
    if (/workbook\.xml\.rels$/i.test(name))
      refuseRepeated(part, /\bTarget\s*=\s*["'][^"']{1,500}["']/g);
  }
}
