import { addDays, daysBetween } from "@marzipan/domain/dates";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";

/**
 * Words for calendar days as seen from today. A day more than half a year away is told with its year, and so is one of
 * another year that stands without its weekday.
 */
export interface DayWords {
  /** "Today", "Tomorrow", "Yesterday", else the short day: "Sun, Nov 29", or "Nov 29, 2025". */
  short: (day: string) => string;
  /** The head of a day's group: "Today", "Tomorrow", else "Sunday, November 29", or "Nov 29, 2025". */
  head: (day: string) => string;
  /** What stands beside the head: the long day of today and tomorrow, else how far away, the whole date, or its weekday. */
  beside: (day: string) => string;
  /** Whether it is today or tomorrow, which sentences name by a phrase of their own. */
  near: (day: string) => "today" | "tomorrow" | null;
  /** A day alone: "Nov 29", or "Dec 12, 2025" of another year. */
  brief: (day: string) => string;
  /** A day with its short weekday, today too: "Sun, Nov 29", or "Sun, Nov 29, 2025". */
  withWeekday: (day: string) => string;
  /** A day inside a sentence, always with its weekday: "Sunday, November 29", or "Sun, Nov 29, 2025". */
  inSentence: (day: string) => string;
}

/** How many days away a day is still told as a distance ("in 5 days"). */
const nearDays = 14;
/** From here on a day and its month alone may mean another year's. */
const farDays = 183;

/** Makes the words for days in a language, from the business's `today` (`yyyy-mm-dd`). */
export function makeDayWords(t: Translate, format: Format, today: string): DayWords {
  const near: Record<string, string> = {
    [today]: t("common.today"),
    [addDays(today, 1)]: t("common.tomorrow"),
    [addDays(today, -1)]: t("common.yesterday"),
  };
  const isOfThisYear = (day: string): boolean => day.slice(0, 4) === today.slice(0, 4);
  const isFar = (day: string): boolean => Math.abs(daysBetween(today, day)) > farDays;
  return {
    near: (day) => (day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : null),
    brief: (day) => (isOfThisYear(day) ? format.dayMonth(day) : format.date(day)),
    withWeekday: (day) => (isFar(day) ? format.fullDay(day) : format.shortDay(day)),
    inSentence: (day) => (isFar(day) ? format.fullDay(day) : format.longDay(day)),
    short: (day) => near[day] ?? (isFar(day) ? format.date(day) : format.shortDay(day)),
    head: (day) => near[day] ?? (isFar(day) ? format.date(day) : format.longDay(day)),
    beside: (day) => {
      if (near[day] !== undefined) return format.longDay(day);
      const days = daysBetween(today, day);
      if (Math.abs(days) <= nearDays) return format.relative(days, "day");
      return isFar(day) ? format.weekday(day) : format.date(day);
    },
  };
}
