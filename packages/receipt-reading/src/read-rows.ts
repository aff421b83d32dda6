import { findAmounts } from "./amounts.ts";
import type { PointStyle, SeenAmount } from "./amounts.ts";
import { kindsOf } from "./row-words.ts";
import type { RowKind } from "./row-words.ts";
import type { Row } from "./seen-text.ts";

/** A row with the kinds of its words and its amounts. */
export interface ReadRow {
  row: Row;
  kinds: ReadonlySet<RowKind>;
  amounts: SeenAmount[];
}

/** The kinds beside which an amount is certain. */
const moneyKinds = ["total", "subtotal", "paid", "change", "tax", "rounding"] as const;

/** Reads each row's words and amounts; where the slip prints decimals, numbers without them are no amounts. */
export function readRows(rows: readonly Row[], style: PointStyle): ReadRow[] {
  const all = rows.map((row) => {
    const kinds = kindsOf(row.letters);
    return { row, kinds, amounts: amountsOf(row, kinds, style) };
  });
  const count = (test: (one: SeenAmount) => boolean): number =>
    all.reduce((sum, { amounts }) => sum + amounts.filter(test).length, 0);
  const two = count((one) => one.decimals === 2);
  const hasThree = style.decimal !== "";
  const three = count((one) => one.decimals === 3 && (hasThree || one.hasCurrency));
  const hasDecimals = two >= 2 || (two === 1 && count((one) => one.hasCurrency) <= 1);
  const isAmount = (one: SeenAmount): boolean => {
    if (one.isShare) return false;
    if (three > two) return one.decimals === 3 || (hasThree && one.hasCurrency);
    if (hasDecimals) return one.decimals === 2 || (one.hasCurrency && one.decimals !== 3);
    return one.decimals === 0 && Math.abs(one.thousandths) < 1e11;
  };
  const settled = settleSpacedGroups(all);
  return settled.map((one) => {
    const amounts = one.amounts.filter(isAmount);
    const lostPoint =
      hasDecimals && amounts.length === 0 && moneyKinds.some((kind) => one.kinds.has(kind));
    return { ...one, amounts: lostPoint ? amountsWithoutPoint(one.row) : amounts };
  });
}

/** Returns a row's amounts; a piece that is nothing but "31 00" has lost its point. */
function amountsOf(row: Row, kinds: ReadonlySet<RowKind>, style: PointStyle): SeenAmount[] {
  return row.pieces.flatMap((piece) => {
    const torn = /^(?:RM|[₪$€£])?\s?(\d{1,4})([ :;-])(\d{2})$/i.exec(piece.text);
    // A time of day looks like two numbers too, but not beside a word for money.
    const isTime = torn?.[2] !== " " && !moneyKinds.some((kind) => kinds.has(kind));
    return findAmounts(torn && !isTime ? `${torn[1]}.${torn[3]}` : piece.text, style);
  });
}

/** Returns the amount of a row on whose slip amounts have two decimals and whose own point was not read: "700" is 7.00. */
function amountsWithoutPoint(row: Row): SeenAmount[] {
  const digits =
    row.pieces.length > 1
      ? /^(?:RM|[^\p{L}\d]{1,2})?\s?(\d{3,6})$/iu.exec(row.pieces.at(-1)?.text ?? "")?.[1]
      : undefined;
  return digits ? findAmounts(`${digits.slice(0, -2)}.${digits.slice(-2)}`) : [];
}

/** Returns whether a value is on the slip only where a point or comma may mean either. */
export function isDoubted(read: readonly ReadRow[], value: number): boolean {
  const seen = read.flatMap(({ amounts }) => amounts.filter((one) => one.thousandths === value));
  return seen.length > 0 && seen.every((one) => one.isDoubted);
}

/** The most amounts whose sums are tried. */
const mostSummed = 60;

/**
 * Returns the rows with each number that a space groups settled: its parts stay together where the sum is also
 * printed elsewhere or agrees with other amounts, its last part is the amount where that does, and else it is doubted.
 */
function settleSpacedGroups(rows: readonly ReadRow[]): ReadRow[] {
  const all = rows.flatMap(({ amounts }) => amounts);
  if (all.every((one) => one.lastGroup === null)) return [...rows];
  const isProven = (value: number, among: readonly number[]): boolean => {
    const others = new Set(among);
    return (
      among.includes(value) ||
      among.some((one) => others.has(value - one) || others.has(value + one)) ||
      value === among.reduce((sum, one) => sum + one, 0)
    );
  };
  const settle = (one: SeenAmount): SeenAmount => {
    if (one.lastGroup === null) return one;
    const others = all.filter((other) => other !== one).slice(0, mostSummed);
    if (isProven(one.lastGroup, valuesOf(others, true))) {
      return { ...one, thousandths: one.lastGroup };
    }
    return isProven(one.thousandths, valuesOf(others, false)) ? one : { ...one, isDoubted: true };
  };
  return rows.map((row) => ({ ...row, amounts: row.amounts.map(settle) }));
}

/** Returns the amounts that are not 0; of those that a space groups the last group, or with `isPlain` none. */
function valuesOf(amounts: readonly SeenAmount[], isPlain: boolean): number[] {
  return amounts
    .filter((one) => one.thousandths !== 0 && !(isPlain && one.lastGroup !== null))
    .map((one) => one.thousandths);
}
