import { addDays } from "@marzipan/domain/dates";
import type { MenuOrderingRules } from "@marzipan/contract/menu-view";
import type { Speech } from "./speech.ts";
import { nameWeekdayOf } from "./weekday.ts";

type Hours = MenuOrderingRules["openingHours"];

// 2026-11-22 is a Sunday; weekdays are named by the days after it.
const sunday = "2026-11-22";

/** Returns a weekday's name, 0 for Sunday. */
export function nameWeekday(
  speech: Pick<Speech, "format">,
  weekday: number,
  width: "long" | "short",
): string {
  return nameWeekdayOf(speech, addDays(sunday, weekday), width);
}

/** Formats a time of day within a line, which may not end between its digits and their half of the day. */
export function sayTime({ format }: Pick<Speech, "format">, time: string): string {
  return format.time(time).replaceAll(/\s/g, "\u00a0");
}

/**
 * Formats opening hours, days of the same hours together: "Sun – Thu 7:00–19:00, Fri 7:00–14:00"; empty without
 * any. The list begins with the first open day.
 */
export function sayHours(hours: Hours, speech: Pick<Speech, "format">): string {
  const { format } = speech;
  const spansOf = (weekday: number): string =>
    format.list(
      (hours[weekday] ?? []).map(
        ({ from, to }) => `${sayTime(speech, from)}–${sayTime(speech, to)}`,
      ),
    );
  const groups: { first: number; last: number; spans: string }[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const spans = spansOf(weekday);
    const before = groups.at(-1);
    if (spans === "") continue;
    if (before && before.last === weekday - 1 && before.spans === spans) before.last = weekday;
    else groups.push({ first: weekday, last: weekday, spans });
  }
  return groups
    .map(({ first, last, spans }) => {
      const from = nameWeekday({ format }, first, "short");
      const to = nameWeekday({ format }, last, "short");
      const days =
        first === last ? from : last === first + 1 ? format.list([from, to]) : `${from}–${to}`;
      return `${days} ${spans}`;
    })
    .join(" · ");
}

/** Returns the weekdays on which the business is never open; none where no hours are given at all. */
export function listClosedWeekdays(hours: Hours): number[] {
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => (hours[weekday] ?? []).length === 0);
  return closed.length === 7 ? [] : closed;
}
