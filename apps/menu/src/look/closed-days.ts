/**
 * Says a span of days, or one, for the end of a sentence: months in full, since the point of a short one would
 * stand beside the full stop ("8–9 décembre").
 */
export function sayClosedDays(tag: string, from: string, to: string): string {
  const days = new Intl.DateTimeFormat(tag, { timeZone: "UTC", day: "numeric", month: "long" });
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
