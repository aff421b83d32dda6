const dayMs = 86_400_000;

/** Returns the calendar days from the business's today to the trial's last day; 0 on that day and after. */
export function trialDaysLeft(trialEnd: string, timeZone: string, today: string): number {
  const lastDay = new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(trialEnd));
  return Math.max(0, Math.round((Date.parse(lastDay) - Date.parse(today)) / dayMs));
}
