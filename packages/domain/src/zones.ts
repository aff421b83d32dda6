import { parseDateTime, toZoned } from "@internationalized/date";

/**
 * Returns the instant at which the wall clock of a time zone shows a day and time `HH:mm`. A time that a clock change
 * skips is read as that much later; of two alike the first is meant.
 */
export function instantIn(timeZone: string, day: string, time: string): Date {
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();
}
