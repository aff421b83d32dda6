import { addDays } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { type OneCurrency, soldIn, sumOf } from "./books.ts";
import { change, count, type Insight, money } from "./insight.ts";

const leastOrders = 3;

/** What agreed prices took off in 30 days, where it is a twentieth of the prices and three orders. */
export function agreedDiscounts({ orders, currency, today }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -30), addDays(today, -1)];
  const sold = soldIn(orders, period);
  const lower = sold.filter((order) => order.totalMinor < order.linesMinor);
  const byPrices = sumOf(sold, (order) => order.linesMinor);
  const given = sumOf(lower, (order) => order.linesMinor - order.totalMinor);
  if (lower.length < leastOrders || given < 0.05 * byPrices) return [];
  return [
    {
      kind: "agreed_discounts",
      key: "",
      subject: null,
      period,
      figures: [
        money("given", given, currency),
        count("orders", lower.length),
        money("by_prices", byPrices, currency),
        change("change", byPrices - given, byPrices),
      ],
      sample: { count: lower.length, least: leastOrders },
      action: {
        do: "list",
        list: "orders",
        filter: { status: "completed", from: period[0], to: period[1] },
      },
      stakeMinor: given,
      currency,
    },
  ];
}
