import type { Format } from "@marzipan/phrases/format";
import type { TimeGroup } from "./time-groups.rules.ts";

/** The days of a group in the month that the one before it named: "8–14". */
export function daysAlone({ from, to }: TimeGroup, format: Format): string {
  const [first, last] = [from, to].map((day) => format.number(Number(day.slice(8))));
  return first === last ? `${first}` : `${first}–${last}`;
}
