import { type CalendarDate, parseDate, parseTime, type Time } from "@internationalized/date";

/** Reads "yyyy-mm-dd"; null, undefined and anything else answer null. */
export function parseDay(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Reads "HH:mm" (24 hours, seconds allowed); null, undefined and anything else answer null. */
export function readClock(clock: string | null | undefined): Time | null {
  if (!clock) return null;
  try {
    return parseTime(clock);
  } catch {
    return null;
  }
}

/** Writes a time as "HH:mm". */
export function writeClock(time: { hour: number; minute: number }): string {
  return `${String(time.hour).padStart(2, "0")}:${String(time.minute).padStart(2, "0")}`;
}
