import type { Comparison } from "@marzipan/contract/analytics";
import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "./dates.ts";
import { cutInDays } from "./figures.ts";
import type { Span } from "./figures.ts";

/** The longest span that is shown by days, and the longest by weeks. */
const mostDays = 31;
const mostWeekDays = 26 * 7;

/**
 * Returns a period's pieces: days up to 31, weeks of seven days from its first day up to 26 of them, else months. What
 * it is compared with, which may be shorter, is cut as the period itself (`like`).
 */
export function piecesOf(span: Span, like: Span = span): Span[] {
  const length = daysBetween(...like) + 1;
  if (length <= mostDays) return cutInDays(span, 1);
  if (length <= mostWeekDays) return cutInDays(span, 7);
  return cutInMonths(span);
}

/** Returns a span cut at the ends of months. */
export function cutInMonths([from, to]: Span): Span[] {
  const pieces: Span[] = [];
  for (let start = from; start <= to; start = addDays(monthEnd(start), 1)) {
    const end = monthEnd(start);
    pieces.push([start, end < to ? end : to]);
  }
  return pieces;
}

/**
 * Returns what a period is compared with. One that begins with a month counts in whole months, any other is compared
 * with as many days right before it; one that is not over, on its last day too, by the same days up to today (rulings
 * §6): of a week that began on Sunday with those of last week from Sunday on.
 */
export function comparedSpan(span: Span, today: string, compare: Comparison): Span | null {
  if (compare === "none") return null;
  const [from, to] = span;
  const isRunning = from <= today && today <= to;
  const until = isRunning ? today : to;
  if (compare === "year") return [addMonths(from, -12), monthsBack(until, 12, isRunning)];
  if (from !== monthStart(from)) {
    const length = daysBetween(from, to) + 1;
    return [addDays(from, -length), addDays(until, -length)];
  }
  const months = monthsTouched(span);
  return [addMonths(from, -months), monthsBack(until, months, isRunning)];
}

/** The day some months before; the last day of a month that is over leads to a last day. */
function monthsBack(day: string, months: number, isRunning: boolean): string {
  const back = addMonths(day, -months);
  return !isRunning && day === monthEnd(day) ? monthEnd(back) : back;
}

function monthsTouched([from, to]: Span): number {
  const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthsOf(to) - monthsOf(from) + 1;
}
