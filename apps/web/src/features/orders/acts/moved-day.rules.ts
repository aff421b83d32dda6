import type { Translate } from "@marzipan/phrases/translate";
import type { DayWords } from "../../../platform/calendar/day-words.rules.ts";

/** Says to which day an order was moved or copied; today and tomorrow have phrases of their own (terms.md). */
export function sayNewDay(
  t: Translate,
  days: DayWords,
  act: "moved_to" | "duplicated_to",
  day: string,
): string {
  const near = days.near(day);
  return near === null
    ? t(`orders.${act}`, { date: days.inSentence(day) })
    : t(`orders.${act}_${near}`);
}
