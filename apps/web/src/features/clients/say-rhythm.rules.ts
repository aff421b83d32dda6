import type { Translate } from "@marzipan/phrases/translate";

/** Up to so many days a rhythm is said in days. */
const mostDays = 10;
/** Up to so many days it is said in weeks. */
const mostWeeksDays = 60;

/** Says how often someone orders from the days between: "about every 3 weeks". */
export function sayRhythm(t: Translate, everyDays: number): string {
  if (everyDays >= mostWeeksDays) {
    return t("clients.every_months", { n: Math.round(everyDays / 30.4) });
  }
  if (everyDays >= mostDays || everyDays === 7) {
    return t("clients.every_weeks", { n: Math.round(everyDays / 7) });
  }
  return t("clients.every_days", { n: everyDays });
}
