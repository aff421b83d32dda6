import type { OwedAge } from "@marzipan/contract/analytics";
import { owedAges } from "@marzipan/contract/analytics";
import { addDays, daysBetween, weekdayOf } from "./dates.ts";
import { balanceMinor } from "./payments.ts";

/**
 * Every figure of the business, once (rulings §6). Each counts in one currency and in the business's calendar; sums
 * of different currencies never meet. Money in minor units.
 */

/** What of an order decides on whether, when and by how much it counts. */
export interface CountedOrder {
  status: string;
  isCancelled: boolean;
  isDeleted: boolean;
  deliveryDate: string;
  currency: string;
  totalMinor: number;
}

/** Returns whether an order makes revenue: completed, neither cancelled nor deleted. */
export function makesRevenue(order: CountedOrder): boolean {
  return order.status === "completed" && !order.isCancelled && !order.isDeleted;
}

/** What one calendar day adds to the figures of one currency. */
export interface DaySum {
  day: string;
  revenueMinor: number;
  /** The orders that make the revenue. */
  ordersCount: number;
  /** Payments less refunds by the day they were paid, voided ones not at all. */
  cashMinor: number;
  /** What was given back, told beside the cash that it lowers. */
  refundsMinor: number;
  expensesMinor: number;
}

/** A span of days, both included. */
export type Span = readonly [from: string, to: string];

/** The sums of a span in one currency. */
export interface Sums {
  revenueMinor: number;
  ordersCount: number;
  cashMinor: number;
  refundsMinor: number;
  expensesMinor: number;
}

/** Returns the sums of a span's days. */
export function sumDays(days: readonly DaySum[], [from, to]: Span): Sums {
  const sums = { revenueMinor: 0, ordersCount: 0, cashMinor: 0, refundsMinor: 0, expensesMinor: 0 };
  for (const one of days) {
    if (one.day < from || one.day > to) continue;
    sums.revenueMinor += one.revenueMinor;
    sums.ordersCount += one.ordersCount;
    sums.cashMinor += one.cashMinor;
    sums.refundsMinor += one.refundsMinor;
    sums.expensesMinor += one.expensesMinor;
  }
  return sums;
}

/** Returns the profit: revenue less expenses, before tax and the owner's own pay. */
export function profitMinor(sums: Pick<Sums, "revenueMinor" | "expensesMinor">): number {
  return sums.revenueMinor - sums.expensesMinor;
}

/** Returns the average order: revenue by orders, rounded half up; none without orders. */
export function averageOrderMinor({
  revenueMinor,
  ordersCount,
}: Pick<Sums, "revenueMinor" | "ordersCount">): number | null {
  return ordersCount === 0 ? null : Math.round(revenueMinor / ordersCount);
}

/** What the orders of one weekday came to, 0 for Sunday. */
export interface WeekdaySum {
  weekday: number;
  ordersCount: number;
  revenueMinor: number;
}

/** Returns orders and revenue of a span by weekday, all seven. */
export function sumWeekdays(days: readonly DaySum[], [from, to]: Span): WeekdaySum[] {
  const sums = Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    ordersCount: 0,
    revenueMinor: 0,
  }));
  for (const one of days) {
    const sum = sums[weekdayOf(one.day)];
    if (!sum || one.day < from || one.day > to) continue;
    sum.ordersCount += one.ordersCount;
    sum.revenueMinor += one.revenueMinor;
  }
  return sums;
}

/** What of an order decides on whether it is owed for. */
export interface OwedOrder extends CountedOrder {
  paidMinor: number;
  /** Whether it counts as settled whatever was recorded (`isSettled`). */
  isSettled: boolean;
}

/** Returns what is still owed for an order: its balance unless it was cancelled, deleted or counts as settled; overpayment lowers nothing else. */
export function outstandingMinor(order: OwedOrder): number {
  if (order.isDeleted || order.isCancelled) return 0;
  return Math.max(0, balanceMinor(order, order.paidMinor));
}

/** Returns how old what is owed is: the days since delivery. */
export function owedAgeOf(deliveryDate: string, today: string): OwedAge {
  const days = daysBetween(deliveryDate, today);
  if (days < 0) return "not_due";
  if (days <= 7) return "0-7";
  if (days <= 30) return "8-30";
  return days <= 60 ? "31-60" : "over_60";
}

/** Returns the delivery dates whose orders are of an age today, without a bound as `null`. */
export function daysOfOwedAge(
  age: OwedAge,
  today: string,
): { from: string | null; to: string | null } {
  switch (age) {
    case "not_due":
      return { from: addDays(today, 1), to: null };
    case "0-7":
      return { from: addDays(today, -7), to: today };
    case "8-30":
      return { from: addDays(today, -30), to: addDays(today, -8) };
    case "31-60":
      return { from: addDays(today, -60), to: addDays(today, -31) };
    case "over_60":
      return { from: null, to: addDays(today, -61) };
  }
}

/** What is owed for the orders of one delivery date. */
export interface OwedDay {
  day: string;
  amountMinor: number;
  ordersCount: number;
}

/** What is owed in one age. */
export interface OwedSum {
  age: OwedAge;
  amountMinor: number;
  ordersCount: number;
}

/** Returns what is owed by age, every age. */
export function sumOwed(days: readonly OwedDay[], today: string): OwedSum[] {
  return owedAges.map((age) => {
    const own = days.filter(({ day }) => owedAgeOf(day, today) === age);
    return {
      age,
      amountMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      ordersCount: own.reduce((sum, { ordersCount }) => sum + ordersCount, 0),
    };
  });
}

/**
 * Spreads an agreed price over an order's lines by their sums, so that the parts add up: each gets its share rounded
 * down, the missing units go to the largest remainders, of equal ones to the first. `null` when no line has a sum: the
 * whole is "Other".
 */
export function spreadMinor(totalMinor: number, lineSumsMinor: readonly number[]): number[] | null {
  const whole = lineSumsMinor.reduce((sum, line) => sum + line, 0);
  if (whole === 0) return null;
  const shares = lineSumsMinor.map((line, index) => {
    const product = BigInt(totalMinor) * BigInt(line);
    return { index, part: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const missing = totalMinor - shares.reduce((sum, { part }) => sum + part, 0);
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1));
  for (const share of byRest.slice(0, missing)) share.part += 1;
  return shares.map(({ part }) => part);
}

/** Returns a span cut in pieces of some days, the last as long as it comes. */
export function cutInDays([from, to]: Span, days: number): Span[] {
  const pieces: Span[] = [];
  for (let start = from; start <= to; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    pieces.push([start, end < to ? end : to]);
  }
  return pieces;
}
