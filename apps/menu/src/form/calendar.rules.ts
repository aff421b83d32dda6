import { addDays, daysBetween, weekStartOf } from "@marzipan/domain/dates";

/** How many days the picker shows at once: three weeks (design/public). */
export const shownDays = 21;

/** Returns the days of a page of the picker; page 0 begins with the week that today is in. */
export function listDays(today: string, weekStart: number, page: number): string[] {
  const first = addDays(weekStartOf(today, weekStart), page * shownDays);
  return Array.from({ length: shownDays }, (_, index) => addDays(first, index));
}

/** Returns whether a page has a day within `daysAhead` days from today. */
export function hasPage(
  today: string,
  weekStart: number,
  page: number,
  daysAhead: number,
): boolean {
  const [first = today] = listDays(today, weekStart, page);
  return page >= 0 && first <= addDays(today, daysAhead);
}

/** Returns on which page a day stands. */
export function pageOf(today: string, weekStart: number, day: string): number {
  const days = daysBetween(weekStartOf(today, weekStart), day);
  return Math.max(0, Math.floor(days / shownDays));
}
