import { addDays, daysBetween } from "@marzipan/domain/dates";
import { readRange } from "../../platform/url/read-days.ts";

/** Which days the bake list shows. */
export const bakeChoices = ["today", "tomorrow", "range"] as const;

/** A choice of days for the bake list. */
export type BakeChoice = (typeof bakeChoices)[number];

/** What the bake list shows, as the page's address says it; days are `yyyy-mm-dd`. */
export interface BakeView {
  choice: BakeChoice;
  from: string;
  to: string;
}

/** The most days that one list may span (contract: bakeList.get). */
const bakeDaysLimit = 31;

/**
 * Reads the view from the page's query: today when nothing is said, tomorrow by its word, a range
 * by its days. A range that is turned, too long or no real days falls back to today.
 */
export function readBakeView(
  params: Readonly<Record<string, string | undefined>>,
  today: string,
): BakeView {
  const { day } = params;
  const range = readRange(params);
  if (range && isRange(range.from, range.to)) return { choice: "range", ...range };
  const shown = day === "tomorrow" ? addDays(today, 1) : today;
  return { choice: day === "tomorrow" ? "tomorrow" : "today", from: shown, to: shown };
}

/** Returns whether two days make a list that the server answers: in order, at most 31 days. */
export function isRange(from: string, to: string): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= bakeDaysLimit;
}

/** Returns the two days of a choice of which one may be missing: then it is that one day. */
export function closeRange(from: string | null, to: string | null): { from: string; to: string } {
  const only = from ?? to ?? "";
  return { from: from ?? only, to: to ?? only };
}
