import { addDays } from "@marzipan/domain/dates";
import { type Span, spreadMinor } from "@marzipan/domain/figures";
import { lineTotalMinor } from "@marzipan/domain/money";
import { type BookOrder, type OneCurrency, soldIn } from "./books.ts";
import { shareScore } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const recentDays = 42;
const earlierDays = 126;
const leastOrders = 30;
const leastOfItem = 12;
const sureScore = 3;

interface ItemSum {
  name: string;
  orders: number;
  minor: number;
}

/** Sums what items brought in, an agreed price spread over the lines as in the figures (rulings §6). */
function sumItems(orders: readonly BookOrder[]): Map<string, ItemSum> {
  const sums = new Map<string, ItemSum>();
  for (const { lines, totalMinor, linesMinor } of orders) {
    const own = lines.map((line) => lineTotalMinor(line.quantity, line.unitPriceMinor));
    const shares = totalMinor === linesMinor ? own : spreadMinor(totalMinor, own);
    const counted = new Set<string>();
    for (const [at, { itemId, name }] of lines.entries()) {
      const sum = sums.get(itemId) ?? { name, orders: 0, minor: 0 };
      if (!counted.has(itemId)) sum.orders += 1;
      counted.add(itemId);
      sum.minor += shares?.[at] ?? 0;
      sums.set(itemId, sum);
    }
  }
  return sums;
}

/** The item that brings the most, if it is surely more often in orders than the second. */
export function bestItem({ orders, linesSince, currency, today }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -84), addDays(today, -1)];
  const sold = soldIn(orders, period);
  if (linesSince > period[0]) return [];
  const [best, second] = [...sumItems(sold)].toSorted(([, a], [, b]) => b.minor - a.minor);
  if (!best || !second || sold.length < leastOrders || best[1].orders < leastOfItem) return [];
  const score = (best[1].orders - second[1].orders) / Math.sqrt(best[1].orders + second[1].orders);
  if (score < sureScore) return [];
  const [itemId, { name, orders: times, minor }] = best;
  return [
    {
      kind: "best_item",
      key: itemId,
      subject: name,
      period,
      figures: [money("revenue", minor, currency), count("orders", times)],
      sample: { count: times, least: leastOfItem },
      action: {
        do: "list",
        list: "orders",
        filter: { status: "completed", q: name, from: period[0], to: period[1] },
      },
      stakeMinor: minor - second[1].minor,
      currency,
    },
  ];
}

/** Items that stand surely in fewer of the last six weeks' orders than in those of the 18 before. */
export function sinkingItems({ orders, linesSince, currency, today }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -recentDays), addDays(today, -1)];
  const before: Span = [addDays(period[0], -earlierDays), addDays(period[0], -1)];
  const sold = soldIn(orders, period);
  const soldBefore = soldIn(orders, before);
  if (linesSince > before[0]) return [];
  if (sold.length < leastOrders || soldBefore.length < leastOrders) return [];
  const now = sumItems(sold);
  return [...sumItems(soldBefore)].flatMap(([itemId, then]): Insight[] => {
    const { orders: times, minor } = now.get(itemId) ?? { orders: 0, minor: 0 };
    if (then.orders < leastOfItem) return [];
    if (shareScore(then.orders, soldBefore.length, times, sold.length) < sureScore) return [];
    return [
      {
        kind: "sinking_item",
        key: itemId,
        subject: then.name,
        period,
        figures: [
          count("orders", times),
          count("orders_before", then.orders),
          money("revenue", minor, currency),
          money("revenue_before", then.minor, currency),
        ],
        sample: { count: then.orders, least: leastOfItem },
        action: {
          do: "list",
          list: "orders",
          filter: { status: "completed", q: then.name, from: before[0], to: period[1] },
        },
        stakeMinor: Math.max(0, Math.round((then.minor * recentDays) / earlierDays) - minor),
        currency,
      },
    ];
  });
}
