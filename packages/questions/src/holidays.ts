import {
  CalendarDate,
  GregorianCalendar,
  HebrewCalendar,
  IslamicUmalquraCalendar,
  toCalendar,
} from "@internationalized/date";
import { addDays } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";

/** Holidays that people reckon with. */
export type Holiday =
  | "passover"
  | "shavuot"
  | "rosh_hashanah"
  | "yom_kippur"
  | "sukkot"
  | "hanukkah"
  | "purim"
  | "ramadan"
  | "eid_fitr"
  | "eid_adha"
  | "easter"
  | "christmas"
  | "new_year"
  | "valentine"
  | "diwali"
  | "holi"
  | "spring_festival"
  | "mid_autumn";

const gregorian = new GregorianCalendar();

/** The days that follow no rule short enough to be written: 2022 to 2035, `MMDD`. */
const listed: Partial<Record<Holiday, readonly string[]>> = {
  diwali: "1024 1112 1101 1020 1108 1029 1017 1105 1026 1114 1102 1022 1110 1030".split(" "),
  holi: "0318 0308 0325 0314 0304 0322 0311 0301 0320 0309 0327 0316 0305 0324".split(" "),
  spring_festival: "0201 0122 0210 0129 0217 0206 0126 0213 0203 0123 0211 0131 0219 0208".split(
    " ",
  ),
  mid_autumn: "0910 0929 0917 1006 0925 0915 1003 0922 0912 1001 0919 0908 0927 0916".split(" "),
};
const firstListed = 2022;

const lengths: Partial<Record<Holiday, number>> = {
  passover: 8,
  sukkot: 8,
  hanukkah: 8,
  rosh_hashanah: 2,
  easter: 2,
  christmas: 3,
  eid_fitr: 3,
  eid_adha: 4,
  diwali: 5,
  holi: 2,
  spring_festival: 7,
};

/** Returns the holiday's days in the civil year; none where the table ends. */
function inYear(holiday: Holiday, year: number): Span | null {
  const first = firstDay(holiday, year);
  if (first === null) return null;
  if (holiday === "ramadan") return [first, addDays(islamic(year, 10, 1, first), -1)];
  return [first, addDays(first, (lengths[holiday] ?? 1) - 1)];
}

function firstDay(holiday: Holiday, year: number): string | null {
  switch (holiday) {
    case "rosh_hashanah":
      return newYearOf(year);
    case "yom_kippur":
      return addDays(newYearOf(year), 9);
    case "sukkot":
      return addDays(newYearOf(year), 14);
    case "passover":
      return addDays(newYearOf(year), -163);
    case "shavuot":
      return addDays(newYearOf(year), -113);
    case "purim":
      return addDays(newYearOf(year), -193);
    case "hanukkah":
      return toCalendar(
        new CalendarDate(new HebrewCalendar(), year + 3761, 3, 25),
        gregorian,
      ).toString();
    case "ramadan":
      return islamic(year, 9, 1, null);
    case "eid_fitr":
      return islamic(year, 10, 1, null);
    case "eid_adha":
      return islamic(year, 12, 10, null);
    case "easter":
      return easterOf(year);
    case "christmas":
      return `${year}-12-24`;
    case "new_year":
      return `${year}-01-01`;
    case "valentine":
      return `${year}-02-14`;
    case "diwali":
    case "holi":
    case "spring_festival":
    case "mid_autumn": {
      const day = listed[holiday]?.[year - firstListed];
      return day ? `${year}-${day.slice(0, 2)}-${day.slice(2)}` : null;
    }
  }
}

/** Returns the first of Tishri in a civil year; Passover lies 163 days before it in every year. */
function newYearOf(year: number): string {
  return toCalendar(
    new CalendarDate(new HebrewCalendar(), year + 3761, 1, 1),
    gregorian,
  ).toString();
}

/** Returns a day of the Islamic calendar in a civil year, the first one after `after` where that is given. */
function islamic(year: number, month: number, day: number, after: string | null): string {
  const about = Math.floor(((year - 622) * 33) / 32);
  const days = [about - 1, about, about + 1, about + 2].map((islamicYear) =>
    toCalendar(
      new CalendarDate(new IslamicUmalquraCalendar(), islamicYear, month, day),
      gregorian,
    ).toString(),
  );
  const found = after === null ? days.find((one) => one.startsWith(`${year}-`)) : undefined;
  return found ?? days.find((one) => one > (after ?? `${year}-01-01`)) ?? `${year}-01-01`;
}

/** Returns Easter Sunday, by the anonymous Gregorian reckoning. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, "0");
  return `${year}-${month}-${String((f % 31) + 1).padStart(2, "0")}`;
}

/** Returns the holiday's days that began last, or in one year; `ahead` returns the next ones. */
export function holidaySpan(
  holiday: Holiday,
  today: string,
  { year, ahead = false }: { year?: number | undefined; ahead?: boolean },
): Span | null {
  if (year !== undefined) return inYear(holiday, year);
  const now = Number(today.slice(0, 4));
  const spans = [now - 2, now - 1, now, now + 1].flatMap((one) => {
    const span = inYear(holiday, one);
    return span ? [span] : [];
  });
  const found = ahead
    ? spans.find(([, to]) => to >= today)
    : spans.findLast(([from]) => from <= today);
  return found ?? null;
}
