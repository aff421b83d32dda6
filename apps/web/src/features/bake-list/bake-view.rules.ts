import { addDays, daysBetween } from "@marzipan/domain/dates";

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
  const { day, from, to } = params;
  if (isDay(from) && isDay(to) && isRange(from, to)) return { choice: "range", from, to };
  const shown = day === "tomorrow" ? addDays(today, 1) : today;
  return { choice: day === "tomorrow" ? "tomorrow" : "today", from: shown, to: shown };
}

/** Answers whether two days make a list that the server answers: in order, at most 31 days. */
export function isRange(from: string, to: string): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= bakeDaysLimit;
}

/** Answers the two days of a choice of which one may be missing: then it is that one day. */
export function closeRange(from: string | null, to: string | null): { from: string; to: string } {
  const only = from ?? to ?? "";
  return { from: from ?? only, to: to ?? only };
}

function isDay(day: string | undefined): day is string {
  return (
    day !== undefined &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
  );
}
