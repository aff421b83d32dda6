import type { Format } from "@marzipan/phrases/format";

/**
 * Returns the name of a day's weekday as opening hours write it: Hebrew omits its word for "day".
 */
export function nameWeekdayOf(
  { format }: { format: Format },
  day: string,
  width: "long" | "short",
): string {
  return format.weekday(day, width).replace(/^יום /, "");
}
