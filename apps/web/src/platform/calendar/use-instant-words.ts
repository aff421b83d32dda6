import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { useMe } from "../session/me.tsx";
import { useDayWords } from "./use-day-words.ts";

/** Returns the function that says when something happened: "Today, 9:12 AM", else "Nov 20, 6:06 PM". */
export function useInstantWords(): (at: string) => string {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const { timeZone } = useMe().business;
  return (at) => {
    const day = format.instantDay(at, timeZone);
    const short = days.short(day);
    const isNear = short !== format.shortDay(day);
    const words = isNear ? short : format.dayMonth(day);
    return t("common.day_at_time", { day: words, time: format.instantTime(at, timeZone) });
  };
}
