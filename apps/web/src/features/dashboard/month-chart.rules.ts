import type { MonthRevenue } from "./dashboard.types.ts";

/** The lengths of the bars of one measure, each as a part (0 to 1) of the longest of its currency. */
export interface MonthBars {
  thisMonth: number;
  lastMonthSameDays: number;
  /** What the rest of last month adds behind the same days. */
  lastMonthRest: number;
}

/**
 * Returns the bars of one measure on the scale that all measures of its currency share, which begins at zero; all
 * empty when there is nothing to show.
 */
export function monthBarsOf(revenue: MonthRevenue, all: readonly MonthRevenue[]): MonthBars {
  const { thisMonth, lastMonthSameDays, lastMonth } = revenue;
  const longest = Math.max(
    ...all
      .filter(({ currency }) => currency === revenue.currency)
      .flatMap((one) => [one.thisMonth, one.lastMonth, one.lastMonthSameDays]),
  );
  if (longest <= 0) return { thisMonth: 0, lastMonthSameDays: 0, lastMonthRest: 0 };
  return {
    thisMonth: Math.max(0, thisMonth) / longest,
    lastMonthSameDays: Math.max(0, lastMonthSameDays) / longest,
    lastMonthRest: Math.max(0, lastMonth - Math.max(0, lastMonthSameDays)) / longest,
  };
}

/**
 * Returns how much this month is above (positive) or below the same days of the last, as a ratio;
 * `null` when there is nothing to compare with.
 */
export function changeOf(revenue: Omit<MonthRevenue, "currency">): number | null {
  const { thisMonth, lastMonthSameDays } = revenue;
  return lastMonthSameDays > 0 ? thisMonth / lastMonthSameDays - 1 : null;
}

/** Returns whether a currency has anything to show in this month or the last. */
export function hasRevenue(revenue: Omit<MonthRevenue, "currency">): boolean {
  return revenue.thisMonth !== 0 || revenue.lastMonth !== 0 || revenue.lastMonthSameDays !== 0;
}
