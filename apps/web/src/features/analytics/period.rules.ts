import { comparisons } from "@marzipan/contract/analytics";
import type { Comparison } from "@marzipan/contract/analytics";
import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import { readCurrency } from "../../platform/url/read-currency.ts";
import { readRange } from "../../platform/url/read-days.ts";

/** The periods that one press chooses. */
export const namedPeriods = ["this_month", "last_month", "this_quarter", "this_year"] as const;

/** A period that one press chooses. */
export type NamedPeriod = (typeof namedPeriods)[number];

/** The first and the last day of a period, `yyyy-mm-dd`. */
export interface PeriodDays {
  from: string;
  to: string;
}

/** What a page of figures shows, as its address says it. */
export interface FiguresView extends PeriodDays {
  compare: Comparison;
  /** `null` for the business's own. */
  currency: string | null;
}

/** Returns the days of a named period as seen from today. */
export function daysOf(name: NamedPeriod, today: string): PeriodDays {
  const month = monthStart(today);
  if (name === "this_month") return wholeMonths(month, 1);
  if (name === "last_month") return wholeMonths(addMonths(month, -1), 1);
  if (name === "this_year") return wholeMonths(`${today.slice(0, 4)}-01-01`, 12);
  return wholeMonths(addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3)), 3);
}

function wholeMonths(from: string, months: number): PeriodDays {
  return { from, to: monthEnd(addMonths(from, months - 1)) };
}

/** Reads the view from the page's query; a period that is missing or turned round is this month, a currency that does not exist the business's own. */
export function readFiguresView(
  params: Readonly<Record<string, string | undefined>>,
  today: string,
): FiguresView {
  return {
    ...(readRange(params) ?? daysOf("this_month", today)),
    compare: comparisons.find((one) => one === params["compare"]) ?? "previous",
    currency: readCurrency(params),
  };
}

/** Returns how many whole months a period is, 0 when it is cut otherwise. */
function monthsIn({ from, to }: PeriodDays): number {
  if (from !== monthStart(from) || to !== monthEnd(to)) return 0;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from) + 1;
}

/** Returns the period as long as this one right before (-1) or after it (1): whole months stay whole. */
export function stepPeriod(days: PeriodDays, step: -1 | 1): PeriodDays {
  const months = monthsIn(days);
  if (months > 0) return wholeMonths(addMonths(days.from, step * months), months);
  const length = daysBetween(days.from, days.to) + 1;
  return { from: addDays(days.from, step * length), to: addDays(days.to, step * length) };
}

/** Returns a period's name: the month, the year, else its days; one that is not over says so. */
export function namePeriod(
  days: PeriodDays,
  today: string,
  { t, format }: { t: Translate; format: Format },
): string {
  const months = monthsIn(days);
  const isYear = months === 12 && days.from.endsWith("-01-01");
  const name = isYear
    ? days.from.slice(0, 4)
    : months === 1
      ? format.month(days.from)
      : format.range(days.from, days.to);
  const isRunning = days.from <= today && today < days.to;
  return isRunning ? t("analytics.so_far", { period: name }) : name;
}

/** Returns days as they stand under a period's name: "Jan 1 – Nov 26", of another year than today's with that year. */
export function writeDays({ from, to }: PeriodDays, today: string, format: Format): string {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  return isThisYear ? format.dayRange(from, to) : format.dateRange(from, to);
}

/** Returns the last day of a period that has come already: the last to be named and compared. */
export function untilToday({ from, to }: PeriodDays, today: string): PeriodDays {
  return { from, to: from <= today && today < to ? today : to };
}
