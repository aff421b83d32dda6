import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";

/** Answers the function that says an instant's day, as it is where the administrator is. */
export function useDay(): (at: string) => string {
  const format = useFormat();
  const { business } = useMe();
  return (at) => format.date(format.instantDay(at, business.timeZone));
}
