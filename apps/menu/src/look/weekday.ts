import type { Format } from "@marzipan/phrases/format";

/** Answers the name of a day's weekday as it hangs on a door: Hebrew leaves its word for "day" out. */
export function nameWeekdayOf(
  { format }: { format: Format },
  day: string,
  width: "long" | "short",
): string {
  return format.weekday(day, width).replace(/^יום /, "");
}
