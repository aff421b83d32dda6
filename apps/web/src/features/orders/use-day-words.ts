import { addDays, daysBetween } from "@marzipan/domain/dates";
import { useMemo } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToday } from "./use-today.ts";

/** Words for calendar days as seen from today. */
export interface DayWords {
  /** "Today", "Tomorrow", "Yesterday", else the short day: "Sun, Nov 29". */
  short: (day: string) => string;
  /** The head of a day's group: "Today", "Tomorrow", else "Sunday, November 29". */
  head: (day: string) => string;
  /** What stands beside the head: the long day of today and tomorrow, else how far away, or the whole date. */
  beside: (day: string) => string;
}

/** How many days away a day is still told as a distance ("in 5 days"). */
const nearDays = 14;

/** Answers the words for days, in the language in use and from the business's today. */
export function useDayWords(): DayWords {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  return useMemo(() => {
    const near: Record<string, string> = {
      [today]: t("common.today"),
      [addDays(today, 1)]: t("common.tomorrow"),
      [addDays(today, -1)]: t("common.yesterday"),
    };
    return {
      short: (day) => near[day] ?? format.shortDay(day),
      head: (day) => near[day] ?? format.longDay(day),
      beside: (day) => {
        if (near[day] !== undefined) return format.longDay(day);
        const days = daysBetween(today, day);
        return Math.abs(days) <= nearDays ? format.relative(days, "day") : format.date(day);
      },
    };
  }, [t, format, today]);
}
