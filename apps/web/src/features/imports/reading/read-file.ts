import { mostRowsOfFile } from "@marzipan/contract/imports";
import { cleanCell } from "@marzipan/domain/imports/clean-cell";
import { zipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";
import { keepNumber, readCell } from "./cell-text.rules.ts";
import type { WorkbookCell } from "./cell-text.rules.ts";
import { readCsv } from "./csv.rules.ts";
import { detectEncoding } from "./decode.rules.ts";
import { FileRefused } from "./import-file.types.ts";
import type { CardLabels, FileProblem, ReadFile, Sheet } from "./import-file.types.ts";
import { findKind } from "./file-kind.rules.ts";
import { readOwnDataZip } from "./own-data-zip.ts";
import { unpack } from "./unpack.ts";
import { refuseHostileSheets, watchWorkbook } from "./workbook-limits.ts";
import { mostColumns } from "@marzipan/contract/import-limits";
import { readVcards } from "./vcard.rules.ts";

/** The most bytes of a workbook's parts together, unpacked. */
const mostUnpacked = 60_000_000;

/** What reading a file needs beside it. */
export interface ReadingWords {
  labels: CardLabels;
  /** The encoding that the person chose; left out, it is detected. */
  encoding?: string;
}

function trimSheet({ name, rows }: Sheet): Sheet {
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ""));
  const filled = rows.slice(0, last + 1);
  return {
    name,
    rows: filled.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1)),
  };
}

const widthOf = ({ rows }: Sheet): number =>
  rows.reduce((most, cells) => Math.max(most, cells.findLastIndex((cell) => cell !== "") + 1), 0);

/** Returns why none of a file's sheets can be taken, `null` when one can. */
function complainOfSheets(sheets: readonly Sheet[]): FileProblem | null {
  const used = sheets.filter(({ rows }) => rows.length > 0);
  if (used.length === 0) return "empty";
  if (used.every(({ rows }) => rows.length > mostRowsOfFile + 1)) return "too_many_rows";
  if (used.every((sheet) => widthOf(sheet) > mostColumns)) return "too_many_columns";
  return null;
}

/**
 * Packs a workbook's tables again, without compression: the reader unpacks what is compressed in workers that it makes
 * of texts, which the page's policy refuses. What holds no cells is left out. Throws `FileRefused` for more than fits
 * into memory, whatever sizes the archive declares.
 */
function repack(bytes: ArrayBuffer): ArrayBuffer {
  const tables = unpack(new Uint8Array(bytes), mostUnpacked, watchWorkbook());
  refuseHostileSheets(tables);
  return zipSync(tables, { level: 0 }).buffer;
}

async function readSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  try {
    const sheets = await readWorkbook(repack(bytes), { parseNumber: keepNumber });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((cells) => cells.map((cell) => cleanCell(readCell(cell as WorkbookCell)))),
    }));
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("broken");
  }
}

/** Reads a file: a workbook, a text with delimiters, or contact cards. Throws `FileRefused` for any other. */
export async function readFile(
  bytes: ArrayBuffer,
  { labels, encoding }: ReadingWords,
): Promise<ReadFile> {
  const kind = findKind(new Uint8Array(bytes));
  if (kind === "own_data")
    return {
      sheets: [],
      isCards: false,
      encoding: null,
      ownData: readOwnDataZip(new Uint8Array(bytes)),
    };
  if (kind !== "workbook" && kind !== "text") throw new FileRefused(kind);
  const used = kind === "text" ? (encoding ?? detectEncoding(new Uint8Array(bytes))) : null;
  const text = used === null ? "" : new TextDecoder(used).decode(bytes);
  const isCards = /^\s*BEGIN:VCARD/i.test(text.slice(0, 400));
  const read = (): Sheet[] => [
    isCards ? readVcards(text, labels) : { name: "", rows: readCsv(text) },
  ];
  const sheets = (kind === "workbook" ? await readSheets(bytes) : read()).map(trimSheet);
  const problem = complainOfSheets(sheets);
  if (problem !== null) throw new FileRefused(problem);
  const isTaken = (sheet: Sheet): boolean => complainOfSheets([sheet]) === null;
  return { sheets: sheets.filter(isTaken), isCards, encoding: used === "utf-8" ? null : used };
}
