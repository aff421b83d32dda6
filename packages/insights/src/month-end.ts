import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf, toMinorOf } from "@marzipan/domain/money";
import { type OneCurrency, orderedIn, soldIn, sumOf } from "./books.ts";
import { deviationOf, meanOf } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const leastOrders = 60;
const leastDaysIn = 10;

/** How a month will end, in minor units. */
export interface MonthSpan {
  period: Span;
  low: number;
  high: number;
  usual: number;
  done: number;
  booked: number;
  left: number;
  /** The likeliest end, and the deviation of one day. */
  likely: number;
  deviation: number;
  count: number;
}

/**
 * Reckons how this month ends: what is completed, and for each day left the mean day of the six whole months before,
 * 1.96 deviations either way, in whole major units; never under what is booked, beside which more may come. `null` from fewer than 60
 * orders, or months not whole.
 */
export function reckonMonth({ orders, since, today, currency }: OneCurrency): MonthSpan | null {
  const from = monthStart(today);
  const period: Span = [from, monthEnd(today)];
  const before: Span = [addMonths(from, -6), addDays(from, -1)];
  if (since > before[0]) return null;
  const past = soldIn(orders, before);
  const oldest = past.map((order) => order.day).toSorted()[0];
  if (past.length < leastOrders || !oldest || daysBetween(before[0], oldest) > 14) return null;
  const byDay = new Map<string, number>();
  for (const order of past) byDay.set(order.day, (byDay.get(order.day) ?? 0) + order.totalMinor);
  const length = daysBetween(before[0], before[1]) + 1;
  const days = Array.from({ length }, (_, at) => byDay.get(addDays(before[0], at)) ?? 0);
  const [mean, deviation] = [meanOf(days), deviationOf(days)];
  const inMonth = daysBetween(period[0], period[1]) + 1;
  const done = sumOf(soldIn(orders, period), (order) => order.totalMinor);
  const open = orderedIn(orders, [today, period[1]]).filter((order) => !order.isCompleted);
  const booked = sumOf(open, (order) => order.totalMinor);
  const left = inMonth - daysBetween(from, today);
  const around = 1.96 * deviation * Math.sqrt(left);
  // What is only likely has no cents.
  const whole = (minor: number): number =>
    toMinorOf(Math.round(toMajorOf(minor, currency)), currency);
  return {
    period,
    low: whole(done + Math.max(booked, left * mean - around)),
    high: whole(done + Math.max(booked, left * mean) + around),
    usual: whole(mean * inMonth),
    done,
    booked,
    left,
    likely: whole(done + Math.max(booked, left * mean)),
    deviation: deviation * Math.sqrt(inMonth),
    count: past.length,
  };
}

/** How this month ends, said where the span lies wholly to one side of a usual month and 2.3 deviations away. */
export function monthEndSpan(books: OneCurrency): Insight[] {
  const { currency, today } = books;
  const month = reckonMonth(books);
  if (!month || daysBetween(monthStart(today), today) < leastDaysIn) return [];
  const { period, low, high, usual, done, booked, left, likely, deviation } = month;
  const apart = likely - usual;
  if (low <= usual && high >= usual) return [];
  if (Math.abs(apart) < 2.3 * deviation) return [];
  return [
    {
      kind: "month_end",
      key: period[0],
      subject: null,
      period,
      figures: [
        money("low", low, currency),
        money("high", high, currency),
        money("usual", usual, currency),
        money("delivered", done, currency),
        money("booked", booked, currency),
        count("days_left", left),
      ],
      sample: { count: month.count, least: leastOrders },
      action: { do: "list", list: "orders", filter: { from: period[0], to: period[1] } },
      stakeMinor: Math.abs(apart),
      currency,
    },
  ];
}
