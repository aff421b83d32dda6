import { dayIn, daysBetween } from "@marzipan/domain/dates";

/** Returns the calendar days from the business's today to the trial's last day; 0 on that day and after. */
export function trialDaysLeft(trialEnd: string, timeZone: string, today: string): number {
  return Math.max(0, daysBetween(today, dayIn(timeZone, new Date(trialEnd))));
}
