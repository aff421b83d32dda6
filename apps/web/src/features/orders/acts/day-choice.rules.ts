import { addDays, weekStartOf, weekdayOf } from "@marzipan/domain/dates";

const shownDays = 21;
const friday = 5;

/** Returns the days of the calendar to move in: three weeks from today, from the start of its week on. */
export function movingDays(today: string, weekStart: number): string[] {
  const days: string[] = [];
  const end = addDays(today, shownDays);
  for (let day = weekStartOf(today, weekStart); day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day that is offered by name. */
export interface DayShortcut {
  name: "tomorrow" | "next_friday" | "week_later";
  day: string;
}

/**
 * Returns the days that are offered by name: tomorrow, the first Friday after it, and a week after the order's day, or
 * after today where that has passed. Each day is offered once, the order's own day never.
 */
export function dayShortcuts(today: string, ordersDay: string): DayShortcut[] {
  const tomorrow = addDays(today, 1);
  const toFriday = (friday - weekdayOf(tomorrow) + 7) % 7 || 7;
  const all: DayShortcut[] = [
    { name: "tomorrow", day: tomorrow },
    { name: "next_friday", day: addDays(tomorrow, toFriday) },
    { name: "week_later", day: addDays(ordersDay > today ? ordersDay : today, 7) },
  ];
  return all.filter(
    ({ day }, index) => day !== ordersDay && all.findIndex((one) => one.day === day) === index,
  );
}
