import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";

// An administrator reads times by the clock beside her, wherever the bakery of her account is said to be.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Answers the function that says an instant's day, as it is where the administrator is. */
export function useDay(): (at: string) => string {
  const format = useFormat();
  return (at) => format.date(format.instantDay(at, timeZone));
}

/** Answers the function that says an instant, as it is where the administrator is. */
export function useInstant(): (at: string) => string {
  const format = useFormat();
  return (at) => format.instant(at, timeZone);
}
