import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";

/** Days whose orders are read, and how often they are added to the span's sums and to those before it. */
export interface Cut {
  days: Span;
  inSpan: -1 | 0 | 1;
  before: -1 | 0 | 1;
}

/** How sums that are kept by month become those of a span, and those of all days before it. */
export interface MonthsOfSpan {
  /** Months before this day are added to the sums before the span. */
  from: string;
  /** Months from then on and before this day are added to the span's. */
  end: string;
  cuts: readonly [Cut, Cut];
}

/**
 * Answers which months make a span, and which days of those that it cuts are read by their orders: the fewer ones on
 * either side of the cut, to be added to what the month lacks or taken off what it has too much.
 */
export function monthsOfSpan([from, to]: Span): MonthsOfSpan {
  const [first, last] = [monthStart(from), monthStart(to)];
  const isWhole = from === first && to === monthEnd(to);
  if (first === last && !isWhole) {
    const before: Cut = { days: [first, addDays(from, -1)], inSpan: 0, before: 1 };
    return { from: first, end: first, cuts: [before, { days: [from, to], inSpan: 1, before: 0 }] };
  }
  const begin = cutBegin(from);
  const end = cutEnd(to);
  return { from: begin.month, end: end.month, cuts: [begin.cut, end.cut] };
}

function cutBegin(from: string): { month: string; cut: Cut } {
  const first = monthStart(from);
  const before: Span = [first, addDays(from, -1)];
  const after: Span = [from, monthEnd(from)];
  return lengthOf(before) <= lengthOf(after)
    ? { month: first, cut: { days: before, inSpan: -1, before: 1 } }
    : { month: addMonths(first, 1), cut: { days: after, inSpan: 1, before: -1 } };
}

function cutEnd(to: string): { month: string; cut: Cut } {
  const last = monthStart(to);
  const before: Span = [last, to];
  const after: Span = [addDays(to, 1), monthEnd(to)];
  return lengthOf(after) <= lengthOf(before)
    ? { month: addMonths(last, 1), cut: { days: after, inSpan: -1, before: 0 } }
    : { month: last, cut: { days: before, inSpan: 1, before: 0 } };
}

function lengthOf([from, to]: Span): number {
  return daysBetween(from, to) + 1;
}
