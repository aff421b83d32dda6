import type { Speech } from "./speech.ts";

/** Whether a language has no spaces: neither between sentences nor in spans of days. */
export function hasNoSpaces({ language }: Pick<Speech, "language">): boolean {
  return language === "zh" || language === "ja";
}

/**
 * Formats a span of days, or one, for the end of a sentence: months in full, since the point of a short one would
 * are next to the full stop ("8–9 décembre").
 */
export function sayClosedDays(
  speech: Pick<Speech, "language" | "tag" | "format">,
  from: string,
  to: string,
): string {
  if (hasNoSpaces(speech)) return speech.format.dayRange(from, to);
  const options = { timeZone: "UTC", day: "numeric", month: "long" } as const;
  const days = new Intl.DateTimeFormat(speech.tag, options);
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
