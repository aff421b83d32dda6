import type { Holiday } from "./holidays.ts";
import type { NamedPeriod, Unit } from "./tongue.ts";

/** What a phrase of time means, before the day is known. */
export type Meaning =
  | { is: "named"; period: NamedPeriod }
  | { is: "last"; unit: Unit }
  | { is: "ago"; unit: Unit }
  | { is: "month"; month: number; isLastYear: boolean }
  | { is: "weekday"; weekday: number }
  | { is: "holiday"; holiday: Holiday }
  | { is: "year" }
  | { is: "years" }
  | { is: "quarter"; shift: number | null }
  | { is: "half"; half: 0 | 1; shift: number | null }
  | { is: "week_of_month"; month: number }
  | { is: "week_of_year"; shift: number | null }
  | { is: "unread" }
  | { is: "number_day" };

/** The source of a year. */
export const year = String.raw`(?<year>20[1-4]\d)`;

/** The source of the number of a day of a month. */
export const dayNumber = String.raw`[12]\d|3[01]|0?[1-9]`;

/** What makes the phrases of time of a language. */
export interface Making {
  add: (source: string, meaning: Meaning) => void;
  /** Answers the source of any of a list of words. */
  words: (list: string) => string;
  /** What parts two words. */
  gap: string;
  /** Answers the source of a template with its number and its unit. */
  fill: (template: string, number: string, unit: string) => string;
}

/** Answers the alternatives of a list, the longest first, as the source of a pattern; `*` is any ending. */
export function anyOf(entries: readonly string[], anyEnding: string): string {
  const sources = entries
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => (entry.endsWith("*") ? `${entry.slice(0, -1)}${anyEnding}` : entry));
  return `(?:${sources.join("|")})`;
}
