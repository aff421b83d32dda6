import { daysBetween } from "@marzipan/domain/dates";
import type { Analytics } from "./analytics.types.ts";
import { measures } from "./analytics.types.ts";
import type { Measure } from "./analytics.types.ts";

/** One piece of time: a day, week or month, or several of them added up. */
export type TimePiece = Analytics["spans"][number];

/** A few pieces that stand together, with their sums and what is compared with them. */
export interface TimeGroup extends TimePiece {
  pieces: readonly TimePiece[];
  compared: TimePiece | null;
}

/** What a piece of time is called in the switch: fine pieces, and the groups that they make. */
export interface TimeGrain {
  fine: "days" | "weeks" | "months";
  coarse: "weeks" | "months" | "quarters" | "years";
}

/** Returns how many fine pieces make a group, and what both are called. */
export function grainOf(spans: readonly TimePiece[]): TimeGrain & { size: number } {
  const [first] = spans;
  const days = first ? daysBetween(first.from, first.to) + 1 : 1;
  if (days <= 1) return { fine: "days", coarse: "weeks", size: 7 };
  // The first of months may be cut short, so the second tells.
  const second = spans[1] ?? first;
  const length = second ? daysBetween(second.from, second.to) + 1 : days;
  if (length <= 7) return { fine: "weeks", coarse: "months", size: 4 };
  return spans.length <= 24
    ? { fine: "months", coarse: "quarters", size: 3 }
    : { fine: "months", coarse: "years", size: 12 };
}

function sumOf(pieces: readonly TimePiece[]): TimePiece | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const sum = (measure: Measure): number =>
    Math.round(pieces.reduce((total, piece) => total + piece[measure], 0) * 1000) / 1000;
  const [revenue, cash, expenses] = measures.map(sum);
  return {
    from: first.from,
    to: last.to,
    revenue: revenue ?? 0,
    cash: cash ?? 0,
    expenses: expenses ?? 0,
  };
}

function chunk(spans: readonly TimePiece[], size: number): TimePiece[][] {
  const chunks: TimePiece[][] = [];
  for (let at = 0; at < spans.length; at += size) chunks.push(spans.slice(at, at + size));
  return chunks;
}

/**
 * Returns the spans in groups, each beside the group at the same place of the compared period. A running period is
 * compared as far as it has come, so later groups stand beside nothing.
 */
export function groupSpans(
  spans: readonly TimePiece[],
  compared: readonly TimePiece[] | null,
): TimeGroup[] {
  const { size } = grainOf(spans);
  const others = compared ? chunk(compared, size) : [];
  return chunk(spans, size).flatMap((pieces, index) => {
    const sum = sumOf(pieces);
    return sum ? [{ ...sum, pieces, compared: sumOf(others[index] ?? []) }] : [];
  });
}

/** Returns the pieces of time that have begun, and later ones in which there is something; all of a time to come. */
export function begunSpans(spans: readonly TimePiece[], today: string): readonly TimePiece[] {
  const last = spans.findLastIndex(
    (one) => one.from <= today || measures.some((measure) => one[measure] !== 0),
  );
  return last < 0 ? spans : spans.slice(0, last + 1);
}

/** Returns the largest amount of some pieces in any measure, at least 0: the top of the common scale. */
export function topOf(pieces: readonly (TimePiece | null)[]): number {
  return pieces.reduce(
    (top, piece) => (piece ? Math.max(top, ...measures.map((measure) => piece[measure])) : top),
    0,
  );
}
