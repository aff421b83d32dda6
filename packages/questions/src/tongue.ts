import type { Language } from "@marzipan/contract/languages";
import type { Holiday } from "./holidays.ts";

/** What a word of a question can stand for. */
export const concepts = [
  "revenue",
  "cash",
  "profit",
  "expense",
  "item",
  "client",
  "order",
  "owe",
  "average",
  "best",
  "worst",
  "new",
  "returning",
  "stopped",
  "busy",
  "quiet",
  "day",
  "hour",
  "compare",
  "count",
  "make",
  "whatif",
  "price",
  "goal",
  "deposit",
  "request",
  "cancel",
  "category",
  "refund",
  "method",
  "forecast",
  "advice",
  "open",
  "sell",
  "discount",
  "have",
  "outside",
  "food",
  "fuel",
  "utilities",
  "office",
  "marketing",
  "travel",
  "insurance",
  "supplies",
  "maintenance",
  "subscriptions",
  "who",
  "growth",
] as const;

/** What a word of a question can stand for. */
export type Concept = (typeof concepts)[number];

/** Units in which people count back. */
export type Unit = "day" | "week" | "month" | "quarter" | "year" | "weekend";

/** The periods that have words of their own: `-1 week` is the week before this one, `2 day` a length that ends today. */
export type NamedPeriod =
  | `${-2 | -1 | 0 | 1 | 2} ${"day"}`
  | `${-2 | -1 | 0 | 1} ${"week" | "month" | "quarter" | "year" | "weekend"}`
  | `${2 | 6 | 12} ${"days" | "weeks" | "months"}`
  | "all";

/**
 * The words of a language. Lists are separated by blanks, `_` is a blank inside an entry, `*` for any ending.
 * Templates of periods may hold `{n}`, `{unit}`, `{month}`, `{weekday}` and `{year}`.
 */
export interface Tongue {
  language: Language;
  concepts: Readonly<Record<Concept, string>>;
  named: Readonly<Partial<Record<NamedPeriod, string>>>;
  /** So many units that end today, and the whole unit that lies so many back. */
  lastOf: string;
  ago: string;
  units: Readonly<Record<Exclude<Unit, "weekend">, string>>;
  /** Twelve, and seven from Sunday, each with its other names after `|`. */
  months: readonly string[];
  weekdays: readonly string[];
  /** Templates of a weekday, month or holiday (`{unit}`) as the last one, and as the next. */
  turns: Readonly<Record<"last" | "next", string>>;
  /** Templates of a weekday of the week before, of this one and of the next, beside the names of these weeks. */
  weekdayOfWeek?: readonly [last: string, current: string, next: string];
  /** Words before or behind the day of a month that is not told. */
  dayBefore: string;
  dayBehind: string;
  /** Words before (in Hindi behind) a weekday for which something is ordered. */
  forDay: string;
  /** Words that mean the year before in front of or behind a month or weekday. */
  lastYear: string;
  /** Words before or behind the day from which on is meant. */
  sinceBefore: string;
  sinceAfter: string;
  /** Words before or behind what something is compared with. */
  thanBefore: string;
  thanAfter: string;
  /** What asks for a month by its rank, and names none. */
  rankedMonth: string;
  /** Words between a first and a last day; before (in Hindi behind) two days between which is meant, and between them. */
  toDay: string;
  betweenDays: string;
  andDay: string;
  /** Words before or behind the last day of what begins with its year, and the day before which that ends. */
  untilBefore: string;
  untilAfter: string;
  beforeBefore: string;
  beforeAfter: string;
  /** Words for the first to the fourth of a row, and for its last. */
  ordinals: readonly string[];
  /** Templates of a quarter, of a week of a month and of a year; the names of both halves of a year. */
  quarterOf: string;
  halves: readonly [first: string, second: string];
  weekOf: string;
  weekOfYear: string;
  /** Names of periods of which no one can say when they begin. */
  unread: string;
  /** Words for the numbers from one on. */
  numbers: readonly string[];
  holidays: Readonly<Partial<Record<Holiday, string>>>;
  /** Words behind which someone's name follows, and before which it does. */
  nameAfter: string;
  nameBefore: string;
  /** Words that say nothing. */
  idle: string;
}
