import { addDays, weekdayOf } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { type OneCurrency, soldIn, sumOf } from "./books.ts";
import { count, type Insight, money } from "./insight.ts";

const leastOrders = 60;
const sureScore = 3;

/** Open weekdays with surely 1.5 times, or surely 0.55, of what an open weekday has in twelve weeks. */
export function weekdays({ orders, currency, today, closedWeekdays }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -84), addDays(today, -1)];
  const open = [0, 1, 2, 3, 4, 5, 6].filter((day) => !closedWeekdays.includes(day));
  const sold = soldIn(orders, period).filter((order) => open.includes(weekdayOf(order.day)));
  if (sold.length < leastOrders || open.length < 3) return [];
  const usual = sold.length / open.length;
  const error = Math.sqrt(usual * (1 - 1 / open.length));
  const average = sumOf(sold, (order) => order.totalMinor) / sold.length;
  return open.flatMap((weekday): Insight[] => {
    const own = sold.filter((order) => weekdayOf(order.day) === weekday);
    const score = (own.length - usual) / error;
    const full = score > sureScore && own.length >= 1.5 * usual;
    if (!full && !(score < -sureScore && own.length <= 0.55 * usual)) return [];
    return [
      {
        kind: full ? "weekday_full" : "weekday_empty",
        key: String(weekday),
        subject: String(weekday),
        period,
        figures: [
          count("orders", own.length),
          count("orders_usual", Math.round(usual * 10) / 10),
          money(
            "revenue",
            sumOf(own, (order) => order.totalMinor),
            currency,
          ),
        ],
        sample: { count: sold.length, least: leastOrders },
        action: { do: "day", weekday, open: full },
        stakeMinor: Math.round(Math.abs(own.length - usual) * average),
        currency,
      },
    ];
  });
}
