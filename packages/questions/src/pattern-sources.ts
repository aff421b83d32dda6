import type { Holiday } from "./holidays.ts";
import type { NamedPeriod, Tongue, Unit } from "./tongue.ts";

/** The one that was over before today, or the one that begins after it; else the nearest that fits the question. */
export type Turn = "last" | "next";

/** What a phrase of time means, before the day is known. */
export type Meaning =
  | { is: "named"; period: NamedPeriod }
  | { is: "last"; unit: Unit }
  | { is: "ago"; unit: Unit }
  | { is: "month"; month: number; isLastYear: boolean; turn?: Turn }
  | { is: "weekday"; weekday: number; turn?: Turn | { week: number } }
  | { is: "holiday"; holiday: Holiday; turn?: Turn }
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

/** The source of what may be at such a number. */
export const dayEnding = String.raw`(?:st|nd|rd|th|er|o|\.)?`;

/** What makes the phrases of time of a language. */
export interface Making {
  add: (source: string, meaning: Meaning) => void;
  /** Returns the source of any of a list of words. */
  words: (list: string) => string;
  /** What parts two words. */
  gap: string;
  /** Returns the source of a template with its number and its unit. */
  fill: (template: string, number: string, unit: string) => string;
}

/** Returns of a weekday, month or holiday, by the source of its name, the sources of the last and of the next one. */
export function turnsOf(
  { turns }: Tongue,
  fill: Making["fill"],
): (name: string) => (readonly [Turn, string])[] {
  const forms = (["last", "next"] as const).flatMap((turn) =>
    turns[turn].split(" ").map((template) => [turn, template] as const),
  );
  return (name) => forms.map(([turn, template]) => [turn, fill(template, "", name)]);
}

/** Returns the alternatives of a list, the longest first, as the source of a pattern; `*` is any ending. */
export function anyOf(entries: readonly string[], anyEnding: string): string {
  const sources = entries
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => (entry.endsWith("*") ? `${entry.slice(0, -1)}${anyEnding}` : entry));
  return `(?:${sources.join("|")})`;
}
