import { dayIn } from "@marzipan/domain/dates";
import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";

/** Returns the function that says an instant's day by the business's calendar. */
export function useDay(): (at: string) => string {
  const format = useFormat();
  const { timeZone } = useMe().business;
  return (at) => format.date(dayIn(timeZone, new Date(at)));
}
