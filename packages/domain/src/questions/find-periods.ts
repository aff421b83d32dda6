import {
  addDays,
  addMonths,
  daysBetween,
  monthEnd,
  monthStart,
  weekdayOf,
  weekStartOf,
} from "../dates.ts";
import type { Span } from "../figures.ts";
import { holidaySpan } from "./holidays.ts";
import { type Meaning, periodPatterns, type PeriodPattern } from "./period-patterns.ts";
import type { Tongue, Unit } from "./tongue.ts";
import { entriesOf, plainText, unspaced } from "./words.ts";

/** When a question is asked. */
export interface Asked {
  today: string;
  /** The day on which weeks begin, 0 for Sunday. */
  weekStart: number;
  /** Days without a year and weekdays are those to come. */
  ahead: boolean;
}

/** A period that a question names, and where. */
export interface FoundPeriod {
  span: Span;
  /** How the period is counted, where it is one of the units around today. */
  named: { shift: number; unit: Unit } | null;
  isSince: boolean;
  /** It is what something is compared with: "than last month". */
  isThan: boolean;
  start: number;
  end: number;
}

const patterns = new Map<string, PeriodPattern[]>();

function patternsOf(tongue: Tongue): PeriodPattern[] {
  const known = patterns.get(tongue.language);
  if (known) return known;
  const made = periodPatterns(tongue);
  patterns.set(tongue.language, made);
  return made;
}

/** How far back "all" goes: as far as figures are asked for at once. */
const allDays = 3650;

/** Answers the periods that a text (as `plainText` answers it) names, in its order; of those that overlap the longest. */
export function findPeriods(text: string, tongue: Tongue, asked: Asked): FoundPeriod[] {
  const found = patternsOf(tongue).flatMap(({ pattern, meaning }) =>
    [...text.matchAll(pattern)].flatMap((match): FoundPeriod[] => {
      const read = readPeriod(meaning, match.groups ?? {}, asked, tongue);
      if (!read) return [];
      const start = match.index;
      const end = start + match[0].length;
      const isThan = isCompared({ start, end }, text, tongue, match.groups?.["joined"] ?? "");
      return [{ ...read, isSince: false, isThan, start, end }].map((one) =>
        !isThan && isSince(one, text, tongue, match.groups?.["joined"] ?? "", meaning)
          ? { ...one, isSince: true, named: null, span: [one.span[0], asked.today] as const }
          : one,
      );
    }),
  );
  const chosen: FoundPeriod[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => one.end <= start || one.start >= end)) chosen.push(one);
  }
  return chosen
    .map((one) =>
      one.span[0] > one.span[1] ? { ...one, span: [one.span[1], one.span[0]] as const } : one,
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Answers whether a word of comparing stands at the period: "more than last month". */
function isCompared(
  { start, end }: { start: number; end: number },
  text: string,
  { thanBefore, thanAfter, language }: Tongue,
  joined: string,
): boolean {
  const gap = unspaced.includes(language) ? "" : " ";
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return (
    (language === "he" && joined.includes("מ") && / (?:יותר|פחות|טוב)$/.test(before)) ||
    entriesOf(thanBefore).some((word) => before.endsWith(gap + word)) ||
    entriesOf(thanAfter).some((word) => after.startsWith(word))
  );
}

/** Answers whether the period is the beginning of one that ends today: "since March", "from Monday on". */
function isSince(
  { start, end }: { start: number; end: number },
  text: string,
  tongue: Tongue,
  joined: string,
  meaning: Meaning,
): boolean {
  const gap = unspaced.includes(tongue.language) ? "" : " ";
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (entriesOf(tongue.sinceBefore).some((word) => before.trimEnd().endsWith(gap + word)))
    return true;
  if (entriesOf(tongue.sinceAfter).some((word) => after.trimStart().startsWith(word + gap)))
    return true;
  const isPoint = meaning.is === "month" || meaning.is === "holiday" || meaning.is === "weekday";
  return tongue.language === "he" && isPoint && joined.includes("מ");
}

type Read = Pick<FoundPeriod, "span" | "named">;

function readPeriod(
  meaning: Meaning,
  groups: Record<string, string | undefined>,
  asked: Asked,
  tongue: Tongue,
): Read | null {
  const { today } = asked;
  const year = groups["year"] === undefined ? undefined : Number(groups["year"]);
  const only = (span: Span | null): Read | null => span && { span, named: null };
  switch (meaning.is) {
    case "named":
      return readNamed(isTomorrow(meaning.period, asked, tongue) ? "1 day" : meaning.period, asked);
    case "last":
      return only(lastOf(numberOf(groups["n"], tongue), meaning.unit, today));
    case "ago": {
      const shift = -numberOf(groups["n"], tongue);
      return { span: unitSpan(shift, meaning.unit, asked), named: { shift, unit: meaning.unit } };
    }
    case "month": {
      const month =
        groups["month"] === undefined ? meaning.month : numberOf(groups["month"], tongue) - 1;
      const own = meaning.isLastYear ? Number(today.slice(0, 4)) - 1 : year;
      return only(monthSpan(month, own, groups["day"], asked));
    }
    case "weekday": {
      const back = (weekdayOf(today) - meaning.weekday + 7) % 7;
      const day = addDays(today, asked.ahead ? (7 - back) % 7 : -back);
      return only([day, day]);
    }
    case "holiday":
      return only(holidaySpan(meaning.holiday, today, { year, ahead: asked.ahead }));
    case "year":
      return only(year === undefined ? null : [`${year}-01-01`, `${year}-12-31`]);
    case "day":
      return null;
    case "number_day":
      return only(monthSpan(Number(groups["month"]) - 1, year, groups["day"], asked));
  }
}

/** Hindi has one word for yesterday and tomorrow. */
function isTomorrow(period: string, { ahead }: Asked, { language }: Tongue): boolean {
  return ahead && language === "hi" && period === "-1 day";
}

function numberOf(said: string | undefined, tongue: Tongue): number {
  if (said === undefined) return 1;
  if (/^\d+$/.test(said)) return Number(said);
  const at = tongue.numbers.findIndex((words) =>
    entriesOf(words).some((word) =>
      word.endsWith("*") ? said.startsWith(word.slice(0, -1)) : said === word,
    ),
  );
  return at + 1;
}

function readNamed(period: string, asked: Asked): Read {
  const { today } = asked;
  if (period === "all") return { span: [addDays(today, -allDays), today], named: null };
  const [amount = "0", unit = "day"] = period.split(" ");
  const count = Number(amount);
  if (unit.endsWith("s")) {
    return { span: lastOf(count, unit.slice(0, -1) as Unit, today), named: null };
  }
  return {
    span: unitSpan(count, unit as Unit, asked),
    named: { shift: count, unit: unit as Unit },
  };
}

/** Answers so many units that end today. */
function lastOf(count: number, unit: Unit, today: string): Span {
  const n = Math.max(1, Math.min(count, 999));
  if (unit === "day") return [addDays(today, 1 - n), today];
  if (unit === "week") return [addDays(today, 1 - 7 * n), today];
  const months = n * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1);
  return [addDays(addMonths(today, -Math.min(months, 119)), 1), today];
}

/** Answers the whole unit that lies so many after the one of today; a weekend is the last Friday to Sunday of its week. */
export function unitSpan(shift: number, unit: Unit, { today, weekStart }: Asked): Span {
  switch (unit) {
    case "day":
      return [addDays(today, shift), addDays(today, shift)];
    case "week": {
      const from = addDays(weekStartOf(today, weekStart), 7 * shift);
      return [from, addDays(from, 6)];
    }
    case "weekend": {
      const friday = addDays(weekStartOf(today, 1), 4 + 7 * shift);
      return [friday, addDays(friday, 2)];
    }
    case "month": {
      const from = addMonths(monthStart(today), shift);
      return [from, monthEnd(from)];
    }
    case "quarter": {
      const first = addMonths(monthStart(today), -((Number(today.slice(5, 7)) - 1) % 3));
      const from = addMonths(first, 3 * shift);
      return [from, monthEnd(addMonths(from, 2))];
    }
    case "year": {
      const year = Number(today.slice(0, 4)) + shift;
      return [`${year}-01-01`, `${year}-12-31`];
    }
  }
}

/** Answers a month, or a day of it; without a year the last one that has begun, or the next to come. */
function monthSpan(
  month: number,
  year: number | undefined,
  day: string | undefined,
  { today, ahead }: Asked,
): Span | null {
  const now = Number(today.slice(0, 4));
  const of = (one: number): Span | null => {
    const from = `${one}-${String(month + 1).padStart(2, "0")}-01`;
    if (month < 0 || month > 11) return null;
    if (day === undefined) return [from, monthEnd(from)];
    const at = addDays(from, Number(day) - 1);
    return at.slice(0, 7) === from.slice(0, 7) ? [at, at] : null;
  };
  if (year !== undefined) return of(year);
  const span = of(now);
  if (!span) return of(now - 1);
  if (ahead) return span[1] < today ? of(now + 1) : span;
  return span[0] > today ? of(now - 1) : span;
}

/** Answers a text without the periods that stand in it. */
export function withoutPeriods(text: string, periods: readonly FoundPeriod[]): string {
  let rest = text;
  for (const { start, end } of periods.toReversed()) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest === text ? text : plainText(rest);
}

/** Answers how many days a span has. */
export function lengthOf([from, to]: Span): number {
  return daysBetween(from, to) + 1;
}
