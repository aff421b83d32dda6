import type { MonthSpans } from "./months.ts";

/** What of an order decides on whether and when it is revenue; money in minor units. */
export interface Earning {
  status: string;
  isCancelled: boolean;
  isDeleted: boolean;
  deliveryDate: string;
  currency: string;
  totalMinor: number;
}

/** Answers the revenue of a span in one currency: the totals of completed orders, neither cancelled nor deleted, whose delivery date lies in it, both ends included (rulings §6). */
export function revenueMinor(
  orders: readonly Earning[],
  currency: string,
  [from, to]: readonly [from: string, to: string],
): number {
  return orders
    .filter(
      ({ status, isCancelled, isDeleted }) => status === "completed" && !isCancelled && !isDeleted,
    )
    .filter((order) => order.currency === currency)
    .filter(({ deliveryDate }) => from <= deliveryDate && deliveryDate <= to)
    .reduce((sum, order) => sum + order.totalMinor, 0);
}

/** The spans in which a month's revenue and what it is compared with are counted, both ends included. */
export interface RevenueSpans {
  thisMonth: readonly [from: string, to: string];
  lastMonthSameDays: readonly [from: string, to: string];
  lastMonth: readonly [from: string, to: string];
}

/** Answers those spans: a month that is not over includes completed orders dated later in it, and is compared with the same days of the month before (rulings §6). */
export function revenueSpans(month: MonthSpans): RevenueSpans {
  return {
    thisMonth: [month.from, month.end],
    lastMonthSameDays: [month.lastFrom, month.lastTo],
    lastMonth: [month.lastFrom, month.lastEnd],
  };
}
