import type { Language } from "@marzipan/contract/languages";
import type { DateMention } from "./read-dates.ts";
import { readFigures } from "./read-figures.ts";
import type { Written, WrittenFigure } from "./read-figures.ts";

/** What may be said in figures: what the facts hold, and what the person asked with. */
export interface KnownFigures {
  numbers: Set<number>;
  percents: Set<number>;
  days: Set<string>;
  spans: [from: string, to: string][];
  times: Set<string>;
  currencies: Set<string>;
}

/** Returns that nothing is known yet. */
export function noFigures(): KnownFigures {
  return {
    numbers: new Set(),
    percents: new Set(),
    days: new Set(),
    spans: [],
    times: new Set(),
    currencies: new Set(),
  };
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Adds what facts hold: numbers, days, times and currencies by their fields, a field whose name ends in "percent" as a
 * percentage, `from` and `to` as a span of days. Other texts add nothing: people may have written figures into them.
 */
export function addFacts(known: KnownFigures, facts: unknown, field = ""): void {
  if (typeof facts === "number") {
    (/percent$/i.test(field) ? known.percents : known.numbers).add(Math.abs(facts));
  } else if (typeof facts === "string") {
    if (isoDay.test(facts)) known.days.add(facts);
    else if (/^\d{4}-\d{2}$/.test(facts)) known.spans.push([`${facts}-01`, `${facts}-31`]);
    else if (/^\d{2}:\d{2}$/.test(facts)) known.times.add(facts);
    else if (field === "currency") known.currencies.add(facts);
  } else if (Array.isArray(facts)) {
    for (const one of facts) addFacts(known, one, field);
  } else if (typeof facts === "object" && facts !== null) {
    const { from, to } = facts as { from?: unknown; to?: unknown };
    if (typeof from === "string" && typeof to === "string") known.spans.push([from, to]);
    for (const [name, value] of Object.entries(facts)) addFacts(known, value, name);
  }
}

/** Adds what a text says in figures: the person's own question, or an article of ours. */
export function addText(known: KnownFigures, text: string, spoken: readonly Language[]): void {
  const { figures, dates } = readFigures(text, spoken);
  for (const { readings, isPercent, currency } of figures) {
    for (const { value } of readings) {
      if (isPercent) known.percents.add(value);
      else known.numbers.add(value);
    }
    if (currency) for (const one of currency.split("/")) known.currencies.add(one);
  }
  for (const { year, month, day, times } of dates) {
    for (const time of times) known.times.add(time);
    const [y, m] = [String(year ?? 0).padStart(4, "0"), String(month ?? 0).padStart(2, "0")];
    if (day !== null && month !== null) known.days.add(`${y}-${m}-${String(day).padStart(2, "0")}`);
    else if (month !== null) known.days.add(`${y}-${m}-00`);
    else if (year !== null) known.spans.push([`${y}-01-01`, `${y}-12-31`]);
  }
}

/** Small words for amounts that are hardly ever figures: "one of them", "these two". */
const freeWords = new Set([0, 1, 2]);

/** Lists the figures of a text that nothing known holds, as they are written; none where each is known. */
export function findUnknown(
  text: string,
  known: KnownFigures,
  spoken: readonly Language[],
): string[] {
  const { figures, dates }: Written = readFigures(text, spoken);
  return [
    ...figures.filter((figure) => !isKnown(figure, known)).map((figure) => figure.text),
    ...dates.filter((date) => !isKnownDate(date, known)).map((date) => date.text),
  ];
}

/** Lists those of some values that a text says. */
export function listSaid(
  text: string,
  values: readonly number[],
  spoken: readonly Language[],
): number[] {
  const { figures } = readFigures(text, spoken);
  const isSaid = (value: number): boolean =>
    figures.some(({ readings }) =>
      readings.some((reading) => holds(new Set([Math.abs(value)]), reading)),
    );
  return values.filter(isSaid);
}

function isKnown(figure: WrittenFigure, known: KnownFigures): boolean {
  const { readings, isPercent, currency, isWorded } = figure;
  if (currency !== null && !currency.split("/").some((one) => known.currencies.has(one)))
    return false;
  const values = isPercent ? known.percents : known.numbers;
  return readings.some((reading) => {
    if (isWorded && !isPercent && freeWords.has(reading.value)) return true;
    if (holds(values, reading)) return true;
    return (
      !isPercent && currency === null && (isYear(reading, known) || isDottedDay(figure, known))
    );
  });
}

/** "26.11" may be a day. */
function isDottedDay({ text }: WrittenFigure, known: KnownFigures): boolean {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  return (
    month !== undefined && isDay({ year: null, month: Number(month), day: Number(day) }, known)
  );
}

/** A figure may be rounded to its last digit. */
function holds(
  values: ReadonlySet<number>,
  { value, unit }: { value: number; unit: number },
): boolean {
  for (const one of values) {
    if (Math.abs(Math.round(one / unit + 1e-9) * unit - value) < unit * 1e-6) return true;
  }
  return false;
}

function isYear({ value, unit }: { value: number; unit: number }, known: KnownFigures): boolean {
  return unit === 1 && value >= 1990 && value <= 2100 && hasYear(value, known);
}

function hasYear(year: number, { days, spans }: KnownFigures): boolean {
  const text = String(year);
  return (
    [...days].some((day) => day.startsWith(text)) ||
    spans.some(([from, to]) => from.slice(0, 4) <= text && text <= to.slice(0, 4))
  );
}

function isKnownDate(date: DateMention, known: KnownFigures): boolean {
  const { year, month, day, times } = date;
  if (times.length > 0) return times.some((time) => known.times.has(time));
  if (month === null) return year !== null && hasYear(year, known);
  if (isDay({ year, month, day }, known)) return true;
  return date.text.includes("/") && isDay({ year, month: day ?? 0, day: month }, known);
}

interface Day {
  year: number | null;
  month: number;
  day: number | null;
}

/** Returns whether a day, or a month without one, is named by the facts or lies in one of their spans. */
function isDay({ year, month, day }: Day, { days, spans }: KnownFigures): boolean {
  const [m, d] = [String(month).padStart(2, "0"), String(day ?? 0).padStart(2, "0")];
  const isNamed = [...days].some((one) => {
    const fitsYear = year === null || one.startsWith("0000") || one.startsWith(String(year));
    return fitsYear && one.slice(5, 7) === m && (day === null || one.slice(8) === d);
  });
  if (isNamed) return true;
  return spans.some(([from, to]) => {
    const years = year === null ? yearsOf(from, to) : [year];
    return years.some((one) => {
      const [first, last] = day === null ? ["01", "31"] : [d, d];
      return `${one}-${m}-${last}` >= from && `${one}-${m}-${first}` <= to;
    });
  });
}

function yearsOf(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.min(12, Math.max(1, last - first + 1)) }, (_, at) => first + at);
}
