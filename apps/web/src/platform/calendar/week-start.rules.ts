import type { FirstDayOfWeek } from "../../ui/Calendar.tsx";

const names: readonly FirstDayOfWeek[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Returns a weekday's name as calendars take it. */
export function nameOfWeekday(weekday: number): FirstDayOfWeek {
  return names[weekday] ?? "sun";
}
