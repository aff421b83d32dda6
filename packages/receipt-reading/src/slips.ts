import type { PointStyle } from "./amounts.ts";
import { findDate } from "./dates.ts";
import { makeRows } from "./seen-text.ts";
import type { Row, SeenText } from "./seen-text.ts";
import { findTotal } from "./total.ts";

const leastPieces = 8;
const leastGapInRows = 3;
const leastSure = 0.45;

/**
 * Returns whether a picture shows two slips: two parts side by side or one below the other, with white
 * between them, each with a day and a total of its own. A card's slip for the same sum is no second one.
 */
export function showsTwoSlips(
  texts: readonly SeenText[],
  today: string,
  style: PointStyle,
): boolean {
  const sumOf = (part: readonly SeenText[]): number | null => findSum(makeRows(part), today, style);
  return (
    splitsInTwo(texts, sumOf, (text) => [text.left, text.right], leastGutter(texts)) ||
    splitsInTwo(
      texts,
      sumOf,
      (text) => [text.top, text.bottom],
      leastGapInRows * usualHeight(texts),
    )
  );
}

function usualHeight(texts: readonly SeenText[]): number {
  const heights = texts.map((text) => text.bottom - text.top).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function leastGutter(texts: readonly SeenText[]): number {
  return usualHeight(texts) * 0.8;
}

/** Returns whether somewhere along an axis white of at least `leastGap` parts two whole slips. */
function splitsInTwo(
  texts: readonly SeenText[],
  sumOf: (part: readonly SeenText[]) => number | null,
  span: (text: SeenText) => readonly [number, number],
  leastGap: number,
): boolean {
  const sorted = texts.toSorted((a, b) => span(a)[0] - span(b)[0]);
  let end = -Infinity;
  for (const [at, text] of sorted.entries()) {
    const [from, to] = span(text);
    const isParted =
      at >= leastPieces && sorted.length - at >= leastPieces && from - end >= leastGap;
    if (isParted && areTwo(sumOf(sorted.slice(0, at)), sumOf(sorted.slice(at)))) return true;
    end = Math.max(end, to);
  }
  return false;
}

function areTwo(first: number | null, second: number | null): boolean {
  return first !== null && second !== null && first !== second;
}

/** Returns the total of a part that is a slip by itself, else `null`. */
function findSum(rows: readonly Row[], today: string, style: PointStyle): number | null {
  const total = findTotal(rows, style);
  const isSlip =
    total !== null && total.confidence >= leastSure && findDate(rows, today, "dayFirst") !== null;
  return isSlip ? total.thousandths : null;
}
