import { dayIn, daysBetween } from "@marzipan/domain/dates";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { useMe } from "../session/me.tsx";
import { useDayWords } from "./use-day-words.ts";
import { useToday } from "./use-today.ts";

/** Returns the function that says when something happened: "Today, 9:12 AM", else "Nov 20, 6:06 PM", with the year where it is another one. */
export function useInstantWords(): (at: string) => string {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const today = useToday();
  const { timeZone } = useMe().business;
  return (at) => {
    const day = dayIn(timeZone, new Date(at));
    const isNear = Math.abs(daysBetween(today, day)) <= 1;
    const words = isNear ? days.short(day) : days.brief(day);
    return t("common.day_at_time", { day: words, time: format.instantTime(at, timeZone) });
  };
}
