import { firstWeekday } from "@marzipan/domain/week-start";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { useMe } from "../session/me.tsx";

/** Returns the day on which the business's weeks begin, 0 for Sunday. */
export function useWeekStart(): number {
  const { business } = useMe();
  return firstWeekday(business.weekStart, useLanguage().language, business.country);
}
