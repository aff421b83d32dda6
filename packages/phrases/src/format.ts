import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import type { Language } from "@marzipan/contract/languages";
import { isolate } from "./isolate.ts";
import { locales } from "./locales.ts";

/** Numbers, money, dates and times as a language writes them. Formatters are made on first use. */
export interface Format {
  /** A number, with at most 3 decimals. */
  number(value: number): string;
  /** A whole-number percentage of a ratio: 0.15 → "15%". */
  percent(ratio: number): string;
  /** Money in major units; decimals only where there are any, then all. Belongs into a plain `<bdi>`. */
  money(amount: number, currency: string): string;
  /**
   * Returns how the amounts of one document or list are written, so that they agree: as `money` while
   * all are whole, else each with all decimals, "€25.00" beside "€12.50".
   */
  moneyAlike(amounts: readonly number[]): (amount: number, currency: string) => string;
  /** Money with all decimals of its currency, for columns of amounts: "₪50.00". */
  amount(amount: number, currency: string): string;
  /** A change of a number or of an amount with its sign: "-3", "+₪50.00". */
  change(by: number, currency?: string): string;
  /** A calendar day with the month as a word: "Nov 26, 2026". */
  date(day: string): string;
  /** A calendar day without the year: "Nov 26". */
  dayMonth(day: string): string;
  /** A calendar day with its weekday: "Thursday, November 26". */
  longDay(day: string): string;
  /** A short weekday with the day: "Fri, Nov 27". */
  shortDay(day: string): string;
  /** A short weekday with the whole date: "Fri, Nov 27, 2026". */
  fullDay(day: string): string;
  /** A weekday's name: "Thursday". */
  weekday(day: string, width?: "long" | "short" | "narrow"): string;
  /** A month with its year: "November 2026". */
  month(day: string): string;
  /** A month alone, short: "Nov". */
  shortMonth(day: string): string;
  /** A span of days: "November 22 – 28, 2026". */
  range(from: string, to: string): string;
  /** A span of days without the year: "Nov 1 – 26". */
  dayRange(from: string, to: string): string;
  /** A span of days with the year and a short month: "Jan 1 – Nov 26, 2025". */
  dateRange(from: string, to: string): string;
  /** A time of day `HH:mm`, as the language's clock writes it: "3:05 PM". */
  time(time: string): string;
  /** The parts of a time of day: the digits, and AM/PM where the language has them. */
  timeParts(time: string): { digits: string; period: string };
  /** An instant in a time zone: "Nov 20, 6:06 PM". */
  instant(at: string, timeZone: string): string;
  /** An instant's time of day in a time zone. */
  instantTime(at: string, timeZone: string): string;
  /** A list: "eggs, milk and soy". */
  list(words: readonly string[]): string;
  /** A length of days, in words: "14 days". */
  days(count: number): string;
  /** How far away, in words: "in 25 minutes", "yesterday". */
  relative(amount: number, unit: "day" | "hour" | "minute" | "second"): string;
}

const signed = { signDisplay: "exceptZero" } as const;

const utcDay = (day: string): Date => new Date(`${day}T00:00:00Z`);
const utcTime = (time: string): Date => new Date(`2000-01-01T${time}:00Z`);

/** Creates a language's formatters; `tag` may carry a browser's region for the same language. */
export function makeFormat(language: Language, tag: string = locales[language].tag): Format {
  const cache = new Map<string, unknown>();
  const keep = <T>(key: string, make: () => T): T => {
    const known = cache.get(key) as T | undefined;
    if (known !== undefined) return known;
    const made = make();
    cache.set(key, made);
    return made;
  };
  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    keep(
      JSON.stringify(options),
      () => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }),
    );
  // Where the day has 24 hours, its hour is written with two digits, as on every ticket.
  const hours = (): "numeric" | "2-digit" =>
    keep("hours", () => {
      const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions();
      return hourCycle === "h12" || hourCycle === "h11" ? "numeric" : "2-digit";
    });
  const clock = (more: Intl.DateTimeFormatOptions = {}) =>
    dates({ hour: hours(), minute: "2-digit", ...more });
  // In Chinese and Japanese Intl writes a span in figures and strokes; people there name year, month and day.
  const span = (options: Intl.DateTimeFormatOptions, from: string, to: string): string => {
    if (language !== "zh" && language !== "ja")
      return dates(options).formatRange(utcDay(from), utcDay(to));
    if (from === to) return dates(options).format(utcDay(from));
    const { year: _year, ...inYear } = options;
    const isOneYear = from.slice(0, 4) === to.slice(0, 4);
    const inMonth = from.slice(0, 7) === to.slice(0, 7) ? { day: options.day } : inYear;
    const last = dates(isOneYear ? inMonth : options).format(utcDay(to));
    return `${dates(options).format(utcDay(from))}～${last}`;
  };
  const money = (amount: number, currency: string): string =>
    formatMoney(keep, tag, amount, currency, Number.isInteger(amount) ? 0 : undefined);
  const allDecimals = (amount: number, currency: string): string =>
    formatMoney(keep, tag, amount, currency);
  return {
    number: (value) =>
      keep("number", () => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })).format(value),
    percent: (ratio) =>
      keep("percent", () => new Intl.NumberFormat(tag, { style: "percent" })).format(ratio),
    money,
    moneyAlike: (amounts) => (amounts.every(Number.isInteger) ? money : allDecimals),
    amount: allDecimals,
    change: (by, currency) =>
      currency === undefined
        ? keep("change", () => new Intl.NumberFormat(tag, signed)).format(by)
        : formatMoney(keep, tag, by, currency, undefined, signed),
    date: (day) => dates({ day: "numeric", month: "short", year: "numeric" }).format(utcDay(day)),
    dayMonth: (day) => dates({ day: "numeric", month: "short" }).format(utcDay(day)),
    longDay: (day) => dates({ weekday: "long", day: "numeric", month: "long" }).format(utcDay(day)),
    shortDay: (day) =>
      dates({ weekday: "short", day: "numeric", month: "short" }).format(utcDay(day)),
    fullDay: (day) =>
      dates({ weekday: "short", day: "numeric", month: "short", year: "numeric" }).format(
        utcDay(day),
      ),
    weekday: (day, width = "long") => dates({ weekday: width }).format(utcDay(day)),
    month: (day) => dates({ month: "long", year: "numeric" }).format(utcDay(day)),
    shortMonth: (day) => dates({ month: "short" }).format(utcDay(day)),
    range: (from, to) => span({ day: "numeric", month: "long", year: "numeric" }, from, to),
    dayRange: (from, to) => span({ day: "numeric", month: "short" }, from, to),
    dateRange: (from, to) => span({ day: "numeric", month: "short", year: "numeric" }, from, to),
    time: (time) => clock().format(utcTime(time)),
    timeParts: (time) => splitTime(clock().formatToParts(utcTime(time))),
    instant: (at, timeZone) =>
      clock({ day: "numeric", month: "short", timeZone }).format(new Date(at)),
    instantTime: (at, timeZone) => clock({ timeZone }).format(new Date(at)),
    list: (words) =>
      keep("list", () => new Intl.ListFormat(tag, { type: "conjunction" })).format(
        words.map((word) => isolate(word, locales[language].direction)),
      ),
    days: (count) =>
      keep(
        "length",
        () => new Intl.NumberFormat(tag, { style: "unit", unit: "day", unitDisplay: "long" }),
      ).format(count),
    // In Hebrew Intl writes the number once more behind one and two: "לפני שעתיים (2)".
    relative: (amount, unit) =>
      keep("relative", () => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }))
        .format(amount, unit)
        .replace(/ \(\d\)$/, ""),
  };
}

// Digits are those of ISO 4217, as in what is stored and exported: Intl leaves the fillér and the fils away.
// Arabic writes "US$", which bidi turns into "$US" beside digits; "$" is enough, as in the other languages.
function formatMoney(
  keep: <T>(key: string, make: () => T) => T,
  tag: string,
  amount: number,
  currency: string,
  digits: number = currencyDecimals(currency),
  more: Intl.NumberFormatOptions = {},
): string {
  return keep(
    currency + digits + JSON.stringify(more),
    () =>
      new Intl.NumberFormat(tag, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...more,
      }),
  )
    .formatToParts(amount)
    .map(({ type, value }) => (type === "currency" && value === "US$" ? "$" : value))
    .join("");
}

function splitTime(parts: Intl.DateTimeFormatPart[]): { digits: string; period: string } {
  const period = parts.find((part) => part.type === "dayPeriod")?.value ?? "";
  const digits = parts
    .filter((part) => part.type === "hour" || part.type === "minute" || isColon(part))
    .map((part) => part.value)
    .join("");
  return { digits, period };
}

function isColon(part: Intl.DateTimeFormatPart): boolean {
  return part.type === "literal" && part.value.includes(":");
}
