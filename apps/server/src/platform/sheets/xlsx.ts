import type { Readable } from "node:stream";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { writeZip } from "../formats/zip.ts";
import type { ZipEntry } from "../formats/zip.ts";
import { dayFormat, longestMoney, moneyFormat } from "./number-formats.ts";
import { Sums } from "./table.ts";
import type { Cell, Table } from "./table.ts";
import { cellWriters, columnLetters, plainStyles, writeRow, writeText } from "./xlsx-cells.ts";
import type { CellWriter } from "./xlsx-cells.ts";
import * as parts from "./xlsx-parts.ts";
import type { WrittenSheet } from "./xlsx-parts.ts";

/** A workbook: what it is called, who made it, in which language, and its tables, one sheet each. */
export interface Workbook {
  title: string;
  creator: string;
  language: Language;
  at: Date;
  /** What is under the first column of the sums. */
  totalWord: string;
  tables: readonly Table[];
}

/** Hears how far the writing is. */
export type Progress = (rowsCount: number) => void;

/** Returns a workbook as a stream; its rows are asked for no faster than it is read. */
export function writeWorkbook(workbook: Workbook, progress: Progress = () => undefined): Readable {
  return writeZip(listParts(workbook, progress), workbook.at);
}

async function* listParts(workbook: Workbook, progress: Progress): AsyncGenerator<ZipEntry> {
  const { title, creator, at, language, tables } = workbook;
  const currencies = [...new Set(tables.flatMap(({ currency }) => currency ?? []))];
  const names = sheetNames(tables);
  const written: WrittenSheet[] = [];
  yield part("[Content_Types].xml", parts.contentTypes(tables.length));
  yield part("_rels/.rels", parts.rootRelations());
  yield part("docProps/core.xml", parts.coreProperties(title, creator, at));
  const formats = currencies.map((currency) => moneyFormat(language, currency));
  const isRightToLeft = locales[language].direction === "rtl";
  yield part("xl/styles.xml", parts.styles(isRightToLeft, dayFormat(language), formats));
  yield part("xl/_rels/workbook.xml.rels", parts.bookRelations(tables.length));
  let before = 0;
  for (const [index, table] of tables.entries()) {
    const style = parts.moneyStyleOf(Math.max(0, currencies.indexOf(table.currency ?? "")));
    const lastColumn = columnLetters(table.columns.length - 1);
    const sheet = { name: names[index] ?? "", lastColumn, lastRow: 1 };
    written.push(sheet);
    const heard = (rowsCount: number): void => progress(before + rowsCount);
    yield {
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: writeSheet(workbook, table, style, sheet, heard),
    };
    before += sheet.lastRow - 1;
  }
  yield part("xl/workbook.xml", parts.book(written));
}

function part(name: string, text: string): ZipEntry {
  return { name, content: once(Buffer.from(text)) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* writeSheet(
  { language, title, creator, totalWord }: Workbook,
  table: Table,
  moneyStyle: number,
  sheet: WrittenSheet,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const { columns } = table;
  const isRightToLeft = locales[language].direction === "rtl";
  const writers = cellWriters(columns, table.currency, moneyStyle, isRightToLeft);
  const sums = new Sums(columns);
  const known = (await table.sums?.())?.sums ?? [];
  const start = (rows: readonly (readonly Cell[])[]): string =>
    parts.sheetStart(isRightToLeft, widthsOf(table, rows, known, language)) + headOf(table);
  let begun = false;
  let at = 1;
  for await (const rows of table.rows()) {
    let text = begun ? "" : start(rows);
    begun = true;
    for (const row of rows) {
      at += 1;
      text += writeRow(writers, row, at);
    }
    sums.add(rows);
    progress(sums.rowsCount);
    yield Buffer.from(text);
  }
  sheet.lastRow = at;
  const end = totalsOf(writers, sums, at, totalWord);
  const header = `${creator} · ${title} · ${table.title}`;
  yield Buffer.from((begun ? "" : start([])) + end + parts.sheetEnd(sheet, header));
}

function headOf({ columns }: Table): string {
  const cells = columns.map(
    ({ title }, at) =>
      `<c r="${columnLetters(at)}1" s="${plainStyles.head}" t="inlineStr"><is><t xml:space="preserve">${writeText(title)}</t></is></c>`,
  );
  return `<row r="1">${cells.join("")}</row>`;
}

/** The sums stand one row below the rows, so that sorting and filtering leave them alone. */
function totalsOf(
  writers: readonly CellWriter[],
  sums: Sums,
  lastRow: number,
  totalWord: string,
): string {
  if (lastRow === 1 || writers.every((_, at) => sums.of(at) === null)) return "";
  const row = lastRow + 2;
  const cells = writers.map(({ letters, totalStyle, divisor }, at) => {
    const sum = sums.of(at);
    if (sum !== null) {
      const range = `${letters}2:${letters}${lastRow}`;
      return `<c r="${letters}${row}" s="${totalStyle}"><f>SUBTOTAL(9,${range})</f><v>${sum / divisor}</v></c>`;
    }
    if (at > 0) return `<c r="${letters}${row}" s="${plainStyles.totalText}"/>`;
    return `<c r="A${row}" s="${plainStyles.totalText}" t="inlineStr"><is><t xml:space="preserve">${writeText(totalWord)}</t></is></c>`;
  });
  return `<row r="${row}">${cells.join("")}</row>`;
}

const narrowest = 9;
const widest = 48;
/** How many of the first rows say how wide a column is. */
const measuredRows = 300;

function widthsOf(
  { columns, currency }: Table,
  rows: readonly (readonly Cell[])[],
  known: readonly number[],
  language: Language,
): number[] {
  const measured = rows.slice(0, measuredRows);
  const sumsLeft = [...known];
  return columns.map(({ title, kind, isSummed }, at) => {
    const cells = measured.map((row) => row[at]);
    const sum = isSummed ? sumsLeft.shift() : undefined;
    const wanted = Math.max(
      kind === "day" ? 12 : narrowest,
      lengthOf(title) + 3,
      kind === "text"
        ? cells.reduce((most: number, one) => Math.max(most, lengthOf(one)), 0) + 2
        : 0,
      kind === "money" ? moneyWidth(language, currency, cells, isSummed === true, sum) : 0,
    );
    return Math.min(widest, wanted);
  });
}

const usualMoney = 15;

/** Returns the width of totals: a spreadsheet shows one without enough room as "####". */
function moneyWidth(
  language: Language,
  currency: string | null,
  cells: readonly (Cell | undefined)[],
  isSummed: boolean,
  known: number | undefined,
): number {
  const minor = cells.filter((one) => typeof one === "number");
  const total = known ?? minor.reduce((sum, one) => sum + one, 0);
  const longest = longestMoney(language, currency ?? "ILS", isSummed ? [...minor, total] : minor);
  return Math.max(usualMoney, longest + 3);
}

/** Letters of Chinese and Japanese are twice as wide. */
function lengthOf(value: Cell | undefined): number {
  if (typeof value !== "string") return 0;
  return value.length + (value.match(/[\u1100-\uffdc]/g)?.length ?? 0);
}

const longestName = 31;

/** Returns names that sheets may have: at most 31 characters, none of those that names may not have, each once. */
function sheetNames(tables: readonly Table[]): string[] {
  const taken = new Set<string>();
  return tables.map(({ title }) => {
    const clean = title.replaceAll(/[[\]:*?/\\']/g, " ");
    let name = clean.slice(0, longestName);
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) {
      name = `${clean.slice(0, longestName - String(n).length - 1)} ${n}`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
