import { dayIn } from "@marzipan/domain/dates";
import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";

// Administrators read times by the device's time zone, not by the one of their own account's
// business.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Returns the function that says an instant's day, as it is where the administrator is. */
export function useDeviceDay(): (at: string) => string {
  const format = useFormat();
  return (at) => format.date(dayIn(timeZone, new Date(at)));
}

/** Returns the function that says an instant, as it is where the administrator is. */
export function useDeviceInstant(): (at: string) => string {
  const format = useFormat();
  return (at) => format.instant(at, timeZone);
}
