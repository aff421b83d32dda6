import { findAmounts } from "./amounts.ts";
import type { PointStyle } from "./amounts.ts";
import { datesIn } from "./dates.ts";
import type { DayOrder } from "./dates.ts";
import { kindsOf } from "./row-words.ts";
import { lettersOf } from "./seen-text.ts";
import type { Row, SeenText } from "./seen-text.ts";

/** Where something is on a picture, in parts of its width and height. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The values whose places are looked for. */
export interface PlacedValues {
  businessName: string | undefined;
  date: string | undefined;
  amount: number | undefined;
  receiptNumber: string | undefined;
}

const headRows = 14;

/** Finds where the values are on a page of the given size in pixels; what is not found has no place. */
export function findPlaces(
  rows: readonly Row[],
  values: PlacedValues,
  page: { width: number; height: number; today: string; order: DayOrder; style: PointStyle },
): Partial<Record<keyof PlacedValues, Place>> {
  const pieces = rows.flatMap((row) => row.pieces);
  const { businessName, date, amount, receiptNumber } = values;
  const found: Partial<Record<keyof PlacedValues, SeenText | undefined>> = {
    businessName: businessName === undefined ? undefined : findName(rows, businessName),
    date: pieces.find(({ text }) =>
      datesIn(text, page.today, page.order).some((one) => one.value === date),
    ),
    amount: amount === undefined ? undefined : findSum(rows, amount, page.style),
    receiptNumber: receiptNumber
      ? pieces.find(({ text }) => text.includes(receiptNumber))
      : undefined,
  };
  const places: Partial<Record<keyof PlacedValues, Place>> = {};
  for (const field of ["businessName", "date", "amount", "receiptNumber"] as const) {
    const piece = found[field];
    if (piece) places[field] = placeOf(piece, page);
  }
  return places;
}

function findName(rows: readonly Row[], name: string): SeenText | undefined {
  const start = lettersOf(name).slice(0, 6);
  if (start === "") return undefined;
  const row = rows.slice(0, headRows).find((one) => one.letters.includes(start));
  return row?.pieces.find(({ text }) => lettersOf(text).includes(start)) ?? row?.pieces[0];
}

/** The sum beside a word for a total, the last one; else its last occurrence. */
function findSum(rows: readonly Row[], amount: number, style: PointStyle): SeenText | undefined {
  const holds = ({ text }: SeenText): boolean =>
    findAmounts(text, style).some((one) => Math.abs(one.thousandths - amount * 1000) < 1);
  const withSum = rows.filter((row) => row.pieces.some(holds));
  const row = withSum.findLast((one) => kindsOf(one.letters).has("total")) ?? withSum.at(-1);
  return row?.pieces.findLast(holds);
}

function placeOf(piece: SeenText, { width, height }: { width: number; height: number }): Place {
  const left = Math.max(0, piece.left / width);
  const top = Math.max(0, piece.top / height);
  return {
    left,
    top,
    width: Math.min(1, piece.right / width) - left,
    height: Math.min(1, piece.bottom / height) - top,
  };
}
