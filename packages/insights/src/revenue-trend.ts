import { addDays, monthStart } from "@marzipan/domain/dates";
import { cutInDays, type Span } from "@marzipan/domain/figures";
import { type OneCurrency, soldIn, sumOf } from "./books.ts";
import { deviationOf, meanOf } from "./chance.ts";
import { change, type Insight, money } from "./insight.ts";

const days = 84;
const leastOrders = 20;

/**
 * Revenue of the last twelve weeks against the same weeks a year ago, by weekdays. Said where the
 * twelve pairs of weeks differ alike (paired t above 2.7, once in 50 by chance) and by 15 %.
 */
export function revenueTrend({ orders, since, currency, today }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -days), addDays(today, -1)];
  const before: Span = [addDays(period[0], -364), addDays(period[1], -364)];
  if (since > before[0]) return [];
  const sold = soldIn(orders, period);
  const soldBefore = soldIn(orders, before);
  if (sold.length < leastOrders || soldBefore.length < leastOrders) return [];
  const weeks = (rows: typeof sold, span: Span) =>
    cutInDays(span, 7).map((week) => sumOf(soldIn(rows, week), (order) => order.totalMinor));
  const last = weeks(soldBefore, before);
  const differences = weeks(sold, period).map((sum, at) => sum - (last[at] ?? 0));
  const error = deviationOf(differences) / Math.sqrt(differences.length);
  const now = sumOf(sold, (order) => order.totalMinor);
  const then = sumOf(soldBefore, (order) => order.totalMinor);
  if (Math.abs(meanOf(differences)) <= 2.7 * error) return [];
  if (then === 0 || Math.abs(now - then) < 0.15 * then) return [];
  return [
    {
      kind: "revenue_trend",
      key: monthStart(today),
      subject: null,
      period,
      figures: [
        money("revenue", now, currency),
        money("revenue_last_year", then, currency),
        change("change", now, then),
      ],
      sample: { count: sold.length, least: leastOrders },
      action: {
        do: "list",
        list: "orders",
        filter: { status: "completed", from: period[0], to: period[1] },
      },
      stakeMinor: Math.abs(now - then),
      currency,
    },
  ];
}
