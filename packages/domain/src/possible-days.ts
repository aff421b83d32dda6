import type { ClosedReason, OrderingRules } from "@marzipan/contract/ordering-rules";
import { addDays, dayIn, daysBetween, timeIn, weekdayOf } from "./dates.ts";
import { shownTimes } from "./zones.ts";

/**
 * A local day and the minutes since its midnight, as a wall clock shows them; not an elapsed time,
 * so clock changes do not shift it.
 */
export interface WallClock {
  day: string;
  minutes: number;
}

const dayMinutes = 1440;

/** Returns the local day and time of an instant in a time zone. */
export function wallClockIn(timeZone: string, at: Date): WallClock {
  return { day: dayIn(timeZone, at), minutes: minutesOf(timeIn(timeZone, at)) };
}

/** Returns the minutes since midnight of a time `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The rules that decide on days and times. */
export type TimeRules = Pick<
  OrderingRules,
  | "leadTimeHours"
  | "cutOffTime"
  | "daysAhead"
  | "maxOrdersADay"
  | "openingHours"
  | "closedDays"
  | "slotMinutes"
> & {
  /** Where the business is: a clock change there leaves out times. */
  timeZone: string;
};

/**
 * Returns the earliest moment that can be asked for: the lead time after now, or after the next midnight
 * where the cut-off has passed (rulings §5). Hours are those of the wall clock.
 */
export function earliestOf(rules: TimeRules, now: WallClock): WallClock {
  const isLate = rules.cutOffTime !== null && now.minutes >= minutesOf(rules.cutOffTime);
  const start = isLate ? { day: addDays(now.day, 1), minutes: 0 } : now;
  const minutes = start.minutes + rules.leadTimeHours * 60;
  return {
    day: addDays(start.day, Math.floor(minutes / dayMinutes)),
    minutes: minutes % dayMinutes,
  };
}

/** What a day is for someone who wants to order. */
export interface DayAnswer {
  date: string;
  state: "open" | "closed" | "too_early" | "full" | "too_late";
  placesLeft: number | null;
  times: string[];
}

/**
 * Returns why the business is closed on a day: one of its closed days, or a weekday without hours where hours
 * count; `null` when it is open.
 */
export function closedReasonOf(
  rules: Pick<TimeRules, "closedDays"> & { openingHours: TimeRules["openingHours"] | null },
  date: string,
): ClosedReason | null {
  if (rules.closedDays.some(({ from, to }) => from <= date && date <= to)) return "days";
  if (rules.openingHours === null) return null;
  return (rules.openingHours[weekdayOf(date)] ?? []).length === 0 ? "weekday" : null;
}

/** Returns the time at which the business closes for today; `null` once it has, and on a closed day. */
export function closingOf(rules: TimeRules, now: WallClock): string | null {
  if (closedReasonOf(rules, now.day) !== null) return null;
  const closing = rules.openingHours[weekdayOf(now.day)]?.at(-1)?.to;
  return closing !== undefined && now.minutes < minutesOf(closing) ? closing : null;
}

/** Returns the times of a day's opening hours, each `slotMinutes` from an opening, the closing time among them, but no time that a clock change skips. */
export function timesOf(rules: TimeRules, date: string): string[] {
  if (closedReasonOf(rules, date) !== null) return [];
  const times = new Set<string>();
  for (const { from, to } of rules.openingHours[weekdayOf(date)] ?? []) {
    for (let at = minutesOf(from); at <= minutesOf(to); at += rules.slotMinutes)
      times.add(timeOf(at));
  }
  return [...shownTimes(rules.timeZone, date, [...times].toSorted())];
}

/** Returns what a day is, when `taken` orders count for it already. */
export function answerDay(
  rules: TimeRules,
  now: WallClock,
  date: string,
  taken: number,
): DayAnswer {
  const none = { date, placesLeft: 0, times: [] };
  if (daysBetween(now.day, date) > rules.daysAhead) return { ...none, state: "too_late" };
  const earliest = earliestOf(rules, now);
  if (date < earliest.day) {
    return {
      ...none,
      state: date >= now.day && timesOf(rules, date).length === 0 ? "closed" : "too_early",
    };
  }
  const all = timesOf(rules, date);
  if (all.length === 0) return { ...none, state: "closed" };
  const times =
    date > earliest.day ? all : all.filter((time) => minutesOf(time) >= earliest.minutes);
  if (times.length === 0) return { ...none, state: "too_early" };
  const placesLeft = rules.maxOrdersADay === null ? null : Math.max(0, rules.maxOrdersADay - taken);
  return placesLeft === 0 ? { ...none, state: "full" } : { date, state: "open", placesLeft, times };
}

/** Returns some days in a row, the first at `from`. */
export function listPossibleDays(
  rules: TimeRules,
  now: WallClock,
  from: string,
  days: number,
  taken: ReadonlyMap<string, number>,
): DayAnswer[] {
  return Array.from({ length: days }, (_one, index) => {
    const date = addDays(from, index);
    return answerDay(rules, now, date, taken.get(date) ?? 0);
  });
}
