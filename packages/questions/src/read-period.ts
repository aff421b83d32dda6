import {
  addDays,
  addMonths,
  monthEnd,
  monthStart,
  weekdayOf,
  weekStartOf,
} from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { holidaySpan } from "./holidays.ts";
import type { Meaning, Turn } from "./pattern-sources.ts";
import type { Tongue, Unit } from "./tongue.ts";
import { entriesOf, unspaced } from "./words.ts";

/** When a question is asked. */
export interface Asked {
  today: string;
  /** The day on which weeks begin, 0 for Sunday. */
  weekStart: number;
  /** Dates in numbers begin with the month, in English. */
  isMonthFirst?: boolean;
  /** Days without a year and weekdays are those to come. */
  ahead: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** What a phrase of time comes to. */
export interface Read {
  span: Span;
  /** How the period is counted, where it is one of the units around today. */
  named: { shift: number; unit: Unit } | null;
  /** The year is told, and not the one that is near. */
  hasYear: boolean;
}

/** How far back "all" goes: as far as figures are asked for at once. */
const allDays = 3650;

/**
 * Returns the days of a phrase of time; `"unread"` where it names days that there are not, or no one can say which;
 * `null` where it is no period after all.
 */
export function readPeriod(
  meaning: Meaning,
  groups: Groups,
  asked: Asked,
  tongue: Tongue,
): Read | "unread" | null {
  const { today } = asked;
  const year = yearOf(groups["year"]);
  const now = Number(today.slice(0, 4));
  const only = (span: Span | null): Read | null =>
    span && { span, named: null, hasYear: year !== undefined };
  const shifted = (shift: number | null) => (shift === null ? year : now + shift);
  switch (meaning.is) {
    case "named":
      return readNamed(isTomorrow(meaning.period, asked, tongue) ? "1 day" : meaning.period, asked);
    case "last":
      return only(lastOf(numberOf(groups["n"], tongue), meaning.unit, today));
    case "ago": {
      const shift = -numberOf(groups["n"], tongue);
      const span = unitSpan(shift, meaning.unit, asked);
      return { span, named: { shift, unit: meaning.unit }, hasYear: true };
    }
    case "month": {
      const month =
        groups["month"] === undefined ? meaning.month : numberOf(groups["month"], tongue) - 1;
      const own = meaning.isLastYear ? now - 1 : year;
      const span = meaning.turn
        ? turnedMonth(month, meaning.turn, asked)
        : monthSpan(month, own, groups, asked);
      return span ? { span, named: null, hasYear: own !== undefined } : "unread";
    }
    case "weekday": {
      const day = weekday(meaning.weekday, meaning.turn, asked);
      return only([day, day]);
    }
    case "holiday": {
      const ahead = meaning.turn ? meaning.turn === "next" : asked.ahead;
      return only(holidaySpan(meaning.holiday, today, { year, ahead }));
    }
    case "year":
      return only(year === undefined ? null : [`${year}-01-01`, `${year}-12-31`]);
    case "years":
      return only([`${year}-01-01`, `${groups["to"]}-12-31`]);
    case "quarter": {
      const first = 3 * (ordinalOf(groups["n"], tongue) - 1);
      return only(monthsSpan(first, 3, shifted(meaning.shift), asked));
    }
    case "half":
      return only(monthsSpan(6 * meaning.half, 6, shifted(meaning.shift), asked));
    case "week_of_month": {
      const month =
        groups["month"] === undefined ? meaning.month : numberOf(groups["month"], tongue) - 1;
      return only(weekOfMonth(ordinalOf(groups["n"], tongue), monthSpan(month, year, {}, asked)));
    }
    case "week_of_year":
      return only(isoWeek(Number(groups["n"]), shifted(meaning.shift), asked));
    case "unread":
      return "unread";
    case "number_day":
      return readNumbers(groups, year, asked, tongue);
  }
}

/** Returns a year as it was written, with two digits or with four. */
function yearOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  return said.length === 2 ? 2000 + Number(said) : Number(said);
}

/**
 * Returns the days of a date in numbers: in the order of the language or the country, but where only the other is a
 * date. With a dot and without a year only that order is read: else it is a price.
 */
function readNumbers(
  groups: Groups,
  year: number | undefined,
  asked: Asked,
  { language }: Tongue,
): Read | "unread" | null {
  const { first, second, sign } = groups;
  if (first === undefined) {
    const span = monthSpan(Number(groups["month"]) - 1, year, groups, asked);
    return span && { span, named: null, hasYear: year !== undefined };
  }
  // English has no dates with dots of its own: they are written as elsewhere.
  const isMonthFirst =
    unspaced.includes(language) ||
    (asked.isMonthFirst === true && language === "en" && sign !== ".");
  const orders = [
    [first, second],
    [second, first],
  ];
  for (const [day, month] of isMonthFirst ? orders.toReversed() : orders) {
    const span = monthSpan(Number(month) - 1, year, { day }, asked);
    if (span) return { span, named: null, hasYear: year !== undefined };
    if (year === undefined && sign === ".") return null;
  }
  const mayBeDay = [first, second].some((one) => Number(one) <= 12);
  return year === undefined && !mayBeDay ? null : "unread";
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

/** Returns which of a row a word or a number stands for; `last` is the fifth. */
function ordinalOf(said: string | undefined, { ordinals }: Tongue): number {
  if (said === undefined || /^\d$/.test(said)) return Number(said ?? 1);
  return ordinals.findIndex((words) => entriesOf(words).includes(said)) + 1;
}

function readNamed(period: string, asked: Asked): Read {
  const { today } = asked;
  if (period === "all") {
    return { span: [addDays(today, -allDays), today], named: null, hasYear: true };
  }
  const [amount = "0", unit = "day"] = period.split(" ");
  const count = Number(amount);
  if (unit.endsWith("s")) {
    return { span: lastOf(count, unit.slice(0, -1) as Unit, today), named: null, hasYear: true };
  }
  return {
    span: unitSpan(count, unit as Unit, asked),
    named: { shift: count, unit: unit as Unit },
    hasYear: true,
  };
}

/** Returns a day of the week: of a week that is told, else the last before today or the next after it, else the nearest. */
function weekday(wanted: number, turn: Turn | { week: number } | undefined, asked: Asked): string {
  const { today, ahead } = asked;
  if (typeof turn === "object") {
    const [from] = unitSpan(turn.week, "week", asked);
    return addDays(from, (wanted - weekdayOf(from) + 7) % 7);
  }
  const back = (weekdayOf(today) - wanted + 7) % 7;
  if (turn === "last") return addDays(today, -(back || 7));
  if (turn === "next") return addDays(today, 7 - back);
  return addDays(today, ahead ? (7 - back) % 7 : -back);
}

/** Returns the last month of that name that is over, or the next that has not begun. */
function turnedMonth(month: number, turn: Turn, asked: Asked): Span | null {
  const isNext = turn === "next";
  const span = monthSpan(month, undefined, {}, { ...asked, ahead: isNext });
  if (!span) return null;
  const isThisOne = span[0] <= asked.today && asked.today <= span[1];
  const year = Number(span[0].slice(0, 4)) + (isNext ? 1 : -1);
  return isThisOne ? monthSpan(month, year, {}, asked) : span;
}

/** Returns so many units that end today. */
function lastOf(count: number, unit: Unit, today: string): Span {
  const n = Math.max(1, Math.min(count, 999));
  if (unit === "day") return [addDays(today, 1 - n), today];
  if (unit === "week") return [addDays(today, 1 - 7 * n), today];
  const months = n * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1);
  return [addDays(addMonths(today, -Math.min(months, 119)), 1), today];
}

/** Returns the whole unit that lies so many after the one of today; a weekend is the last Friday to Sunday of its week. */
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

/** Returns a month, or some days of it; without a year the last one that has begun, or the next to come. */
function monthSpan(
  month: number,
  year: number | undefined,
  { day, to }: Groups,
  asked: Asked,
): Span | null {
  if (!(month >= 0 && month <= 11)) return null;
  return inYear(year, asked, (one) => {
    const from = `${one}-${String(month + 1).padStart(2, "0")}-01`;
    if (day === undefined) return [from, monthEnd(from)];
    const days = [addDays(from, Number(day) - 1), addDays(from, Number(to ?? day) - 1)] as const;
    const areThere = days.every((at) => at.slice(0, 7) === from.slice(0, 7));
    return areThere && days[0] <= days[1] ? days : null;
  });
}

/** Returns so many months of a year. */
function monthsSpan(
  first: number,
  count: number,
  year: number | undefined,
  asked: Asked,
): Span | null {
  return inYear(year, asked, (one) => {
    const from = addMonths(`${one}-01-01`, first);
    return [from, monthEnd(addMonths(from, count - 1))];
  });
}

/** Returns a week of a month, counted from its first day; the fifth is its last seven days. */
function weekOfMonth(week: number, month: Span | null): Span | null {
  if (!month) return null;
  const [first, last] = month;
  if (week > 4) return [addDays(last, -6), last];
  const from = addDays(first, 7 * (week - 1));
  return [from, addDays(from, 6)];
}

/** Returns the week of a year by ISO 8601: from Monday, the first with four days of the year. */
function isoWeek(week: number, year: number | undefined, asked: Asked): Span | null {
  if (week < 1) return null;
  return inYear(year, asked, (one) => {
    const from = addDays(weekStartOf(`${one}-01-04`, 1), 7 * (week - 1));
    return [from, addDays(from, 6)];
  });
}

/** Years between two of a day that is not in every year. */
const mostYears = 8;

/** Returns the days in the year that is told, else in the last in which they have begun, or in the next to come. */
function inYear(
  year: number | undefined,
  { today, ahead }: Asked,
  of: (year: number) => Span | null,
): Span | null {
  if (year !== undefined) return of(year);
  const now = Number(today.slice(0, 4));
  for (let away = 0; away <= mostYears; away += 1) {
    const span = of(ahead ? now + away : now - away);
    if (span && (ahead ? span[1] >= today : span[0] <= today)) return span;
  }
  return null;
}
