import { addDays, addMonths, daysBetween, monthEnd, monthStart } from "../dates.ts";
import type { Span } from "../figures.ts";
import { type OneCurrency, orderedIn, soldIn, sumOf } from "./books.ts";
import { deviationOf, meanOf } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const leastOrders = 60;
const leastDaysIn = 10;

/**
 * How this month will end against a usual one: what is delivered, and for each day left the mean day
 * of the six whole months before, 1.96 deviations either way but never under what is booked. Said
 * where the span lies wholly to one side and 2.3 deviations of a whole month away.
 */
export function monthEndSpan({ orders, since, currency, today }: OneCurrency): Insight[] {
  const from = monthStart(today);
  const period: Span = [from, monthEnd(today)];
  const before: Span = [addMonths(from, -6), addDays(from, -1)];
  if (since > before[0]) return [];
  const past = soldIn(orders, before);
  const gone = daysBetween(from, today);
  const oldest = past.map((order) => order.day).toSorted()[0];
  if (past.length < leastOrders || gone < leastDaysIn || !oldest) return [];
  if (daysBetween(before[0], oldest) > 14) return [];
  const byDay = new Map<string, number>();
  for (const order of past) byDay.set(order.day, (byDay.get(order.day) ?? 0) + order.totalMinor);
  const length = daysBetween(before[0], before[1]) + 1;
  const days = Array.from({ length }, (_, at) => byDay.get(addDays(before[0], at)) ?? 0);
  const [mean, deviation] = [meanOf(days), deviationOf(days)];
  const inMonth = daysBetween(period[0], period[1]) + 1;
  const done = sumOf(soldIn(orders, period), (order) => order.totalMinor);
  const open = orderedIn(orders, [today, period[1]]).filter((order) => !order.isCompleted);
  const booked = sumOf(open, (order) => order.totalMinor);
  const left = inMonth - gone;
  const around = 1.96 * deviation * Math.sqrt(left);
  const low = Math.round(done + Math.max(booked, left * mean - around));
  const high = Math.round(done + Math.max(booked, left * mean + around));
  const usual = Math.round(mean * inMonth);
  const apart = Math.round(done + Math.max(booked, left * mean)) - usual;
  if (low <= usual && high >= usual) return [];
  if (Math.abs(apart) < 2.3 * deviation * Math.sqrt(inMonth)) return [];
  return [
    {
      kind: "month_end",
      key: from,
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
      sample: { count: past.length, least: leastOrders },
      action: { do: "list", list: "orders", filter: { from: period[0], to: period[1] } },
      stakeMinor: Math.abs(apart),
      currency,
    },
  ];
}
