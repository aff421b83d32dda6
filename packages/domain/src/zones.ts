import { parseDate, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";

const dayMs = 86_400_000;

/**
 * Returns the instant at which the wall clock of a time zone shows a day and time `HH:mm`. A time that a clock change
 * skips is read as that much later; of two alike the first is meant.
 */
export function instantIn(timeZone: string, day: string, time: string): Date {
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();
}

/**
 * Returns those of a day's times `HH:mm` that the wall clock of a time zone shows: a clock change may skip some. A time
 * that it shows twice is among them; orders mean the first of the two.
 */
export function shownTimes(
  timeZone: string,
  day: string,
  times: readonly string[],
): readonly string[] {
  const start = parseDate(day);
  const elapsedMs =
    toZoned(start.add({ days: 1 }), timeZone)
      .toDate()
      .getTime() - toZoned(start, timeZone).toDate().getTime();
  if (elapsedMs >= dayMs) return times;
  return times.filter((time) => {
    const local = parseDateTime(`${day}T${time}`);
    return toCalendarDateTime(toZoned(local, timeZone)).compare(local) === 0;
  });
}
