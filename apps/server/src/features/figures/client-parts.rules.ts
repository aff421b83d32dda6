import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { quarterStart } from "@marzipan/domain/kept-sums";

type Sign = -1 | 0 | 1;

/** How often sums are added to the span's, and to those of all days before it. */
interface Added {
  inSpan: Sign;
  before: Sign;
}

/** Days whose orders are read. */
export interface DaysRead extends Added {
  days: Span;
}

/** A month whose sums are read; `null` where a quarter ends. */
export interface MonthRead extends Added {
  month: string | null;
}

/** How sums that are kept by quarter and month become those of a span, and those of all days before it. */
export interface PartsOfSpan {
  /** Quarters before this day are added to the sums before the span. */
  from: string;
  /** Quarters from then on and before this day are added to the span's. */
  end: string;
  months: readonly [MonthRead, MonthRead];
  cuts: readonly [DaysRead, DaysRead];
}

/**
 * Returns which quarters make a span, and what is read where it cuts one: the sums of one month at most, and the orders
 * of the fewer days on either side of the cut, to be added to what is lacking or taken off what is too much.
 */
export function partsOfSpan([from, to]: Span): PartsOfSpan {
  const begin = cutBefore(from);
  const end = cutBefore(addDays(to, 1));
  const atBegin = (sign: Sign): Added => ({ inSpan: opposite(sign), before: sign });
  const atEnd = (sign: Sign): Added => ({ inSpan: sign, before: 0 });
  return {
    from: begin.quarter,
    end: end.quarter,
    months: [
      { month: begin.month, ...atBegin(begin.monthSign) },
      { month: end.month, ...atEnd(end.monthSign) },
    ],
    cuts: [
      { days: begin.days, ...atBegin(begin.daysSign) },
      { days: end.days, ...atEnd(end.daysSign) },
    ],
  };
}

/** All days before a cut: the quarters before `quarter`, with a month and some days more or less. */
interface BeforeCut {
  quarter: string;
  month: string | null;
  monthSign: Sign;
  days: Span;
  daysSign: Sign;
}

function cutBefore(day: string): BeforeCut {
  const first = monthStart(day);
  const before: Span = [first, addDays(day, -1)];
  const after: Span = [day, monthEnd(day)];
  return lengthOf(before) <= lengthOf(after)
    ? { ...monthsBefore(first), days: before, daysSign: 1 }
    : { ...monthsBefore(addMonths(first, 1)), days: after, daysSign: -1 };
}

function monthsBefore(month: string): Pick<BeforeCut, "quarter" | "month" | "monthSign"> {
  const quarter = quarterStart(month);
  if (month === quarter) return { quarter, month: null, monthSign: 0 };
  return month === addMonths(quarter, 1)
    ? { quarter, month: quarter, monthSign: 1 }
    : { quarter: addMonths(quarter, 3), month, monthSign: -1 };
}

function opposite(sign: Sign): Sign {
  return sign === 1 ? -1 : sign === -1 ? 1 : 0;
}

function lengthOf([from, to]: Span): number {
  return daysBetween(from, to) + 1;
}
