/** A known Sunday, so that weekdays can be named. */
const sunday = 1;

/** Returns some date of a weekday, 0 for Sunday, for naming it. */
export function dayOfWeek(weekday: number): string {
  return `2023-01-0${sunday + weekday}`;
}

/** Returns the seven weekdays in order, beginning with `weekStart`; 0 for Sunday. */
export function weekdaysFrom(weekStart: number): number[] {
  return Array.from({ length: 7 }, (_, place) => (weekStart + place) % 7);
}
