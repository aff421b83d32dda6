import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import type { Cell, Column, ColumnKind } from "./table.ts";

/** A cell holds no longer text. */
const longestText = 32_767;
const msOfDay = 86_400_000;
/** The day 0 of a spreadsheet, and the first that all of them count alike. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = "1900-03-01";

// What XML cannot hold, and lone halves of characters.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
/** A text that a spreadsheet would read as the code of a character. */
const likeCode = /_(?=x[0-9a-f]{4}_)/gi;

/** Writes text for XML, without what XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(unwritable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// oxlint-disable-next-line no-control-regex
const needsCare = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff_\r]/;

/** Writes a cell's text: whatever it begins with it stays text, for its cell says so. */
export function writeText(text: string): string {
  const cut = text.length > longestText ? text.slice(0, longestText) : text;
  if (!needsCare.test(cut)) return cut;
  return escapeXml(
    cut.replaceAll("\r\n", "\n").replaceAll(unwritable, "").replaceAll(likeCode, "_x005F_"),
  );
}

/** Returns the letters of a column, the first 0. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}

/** Returns the number that a spreadsheet keeps for a day, `null` for one that it cannot. */
function serialOf(day: string): number | null {
  if (day < firstDay) return null;
  return (Date.parse(`${day}T00:00:00Z`) - dayZero) / msOfDay;
}

/** The numbers of the styles that the styles of a workbook begin with; styles of money follow. */
export const plainStyles = {
  text: 8,
  head: 1,
  day: 2,
  number: 3,
  count: 4,
  totalText: 5,
  totalNumber: 6,
  totalCount: 7,
  /** Of texts that run against the direction of the sheet. */
  against: 9,
} as const;
/** The first style of money; each currency has two: of rows, and of sums. */
export const firstMoneyStyle = 10;

/** What a column's cells are written with: their style, and money's decimals. */
export interface CellWriter {
  letters: string;
  kind: ColumnKind;
  style: number;
  totalStyle: number;
  divisor: number;
  formula: Column["formula"];
  isRightToLeft: boolean;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const letter = /\p{L}/u;
/** Most texts begin with a letter of ASCII, or of Hebrew or Arabic: they are told by it alone. */
const [firstSmall, lastSmall, firstHebrew, lastArabic] = [0x61, 0x7a, 0x5d0, 0x6ff];
/** What a small letter of ASCII has beside its large one. */
const smallBit = 0x20;

/** Returns whether a text's first letter runs against the sheet's direction; one without letters, as a phone number, runs from the left. */
function runsAgainst(text: string, isRightToLeft: boolean): boolean {
  const first = text.charCodeAt(0);
  if (first >= firstHebrew && first <= lastArabic) return !isRightToLeft;
  const small = first | smallBit;
  if (small >= firstSmall && small <= lastSmall) return isRightToLeft;
  const strong = rightToLeft.test(text) ? (letter.exec(text)?.[0] ?? "") : "";
  return rightToLeft.test(strong) !== isRightToLeft;
}

/** Prepares the writing of a table's cells. */
export function cellWriters(
  columns: readonly Column[],
  currency: string | null,
  moneyStyle: number,
  isRightToLeft: boolean,
): CellWriter[] {
  const styles: Record<ColumnKind, readonly [number, number]> = {
    text: [plainStyles.text, plainStyles.totalText],
    day: [plainStyles.day, plainStyles.totalText],
    number: [plainStyles.number, plainStyles.totalNumber],
    count: [plainStyles.count, plainStyles.totalCount],
    money: [moneyStyle, moneyStyle + 1],
  };
  return columns.map(({ kind, formula }, at) => ({
    letters: columnLetters(at),
    kind,
    style: styles[kind][0],
    totalStyle: styles[kind][1],
    divisor: kind === "money" ? 10 ** currencyDecimals(currency ?? "ILS") : 1,
    formula,
    isRightToLeft,
  }));
}

/** Writes one row. */
export function writeRow(writers: readonly CellWriter[], row: readonly Cell[], at: number): string {
  let cells = "";
  for (let index = 0; index < writers.length; index += 1) {
    const value = row[index];
    if (value === null || value === undefined || value === "") continue;
    cells += writeCell(writers[index] as CellWriter, value, at);
  }
  return `<row r="${at}">${cells}</row>`;
}

function writeCell(writer: CellWriter, value: string | number, at: number): string {
  const place = `<c r="${writer.letters}${at}"`;
  if (typeof value === "number") {
    const formula = writer.formula ? `<f>${writer.formula(at)}</f>` : "";
    return `${place} s="${writer.style}">${formula}<v>${value / writer.divisor}</v></c>`;
  }
  const serial = writer.kind === "day" ? serialOf(value) : null;
  if (serial !== null) return `${place} s="${writer.style}"><v>${serial}</v></c>`;
  const style = runsAgainst(value, writer.isRightToLeft) ? plainStyles.against : plainStyles.text;
  return `${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${writeText(value)}</t></is></c>`;
}
