import { addDays } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { lineTotalMinor } from "@marzipan/domain/money";
import { type OneCurrency, within } from "./books.ts";
import { medianOf } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const leastSales = 4;
const below = 0.9;

interface Sale {
  orderId: string;
  on: string;
  name: string;
  quantity: number;
  price: number;
}

/**
 * Items written in the last 30 days at least a tenth below their usual price (the median of half a
 * year, where seven tenths of the sales had it) or below the last two sales before.
 */
export function pricesBelowUsual({ orders, linesSince, currency, today }: OneCurrency): Insight[] {
  const period: Span = [addDays(today, -30), today];
  const half: Span = [addDays(today, -180), today];
  if (linesSince > half[0]) return [];
  const sales = new Map<string, Sale[]>();
  const written = orders
    .filter((order) => !order.isCancelled && within(order.createdOn, half))
    .toSorted((a, b) => a.createdOn.localeCompare(b.createdOn) || a.day.localeCompare(b.day));
  for (const { id: orderId, createdOn: on, lines } of written) {
    for (const { itemId, name, quantity, unitPriceMinor: price } of lines) {
      const ofItem = sales.get(itemId) ?? [];
      ofItem.push({ orderId, on, name, quantity, price });
      sales.set(itemId, ofItem);
    }
  }
  return [...sales].flatMap(([itemId, ofItem]): Insight[] => {
    const newest = ofItem.at(-1);
    const earlier = ofItem.slice(0, -1).map(({ price }) => price);
    if (!newest || !within(newest.on, period) || earlier.length < leastSales) return [];
    const usual = medianOf(earlier);
    const steady = earlier.filter((price) => Math.abs(price - usual) <= 0.05 * usual).length;
    if (steady < 0.7 * earlier.length) return [];
    const [last = usual, beforeLast] = earlier.toReversed();
    const due = last === beforeLast ? Math.max(usual, last) : usual;
    if (newest.price > below * due) return [];
    return [
      {
        kind: "price_below_usual",
        key: itemId,
        subject: newest.name,
        period: [ofItem[0]?.on ?? newest.on, newest.on],
        figures: [
          money("price", newest.price, currency),
          money("price_usual", usual, currency),
          money("price_last", last, currency),
          count("sales", earlier.length),
        ],
        sample: { count: earlier.length, least: leastSales },
        action: { do: "price", orderId: newest.orderId, priceMinor: due },
        stakeMinor: lineTotalMinor(newest.quantity, due - newest.price),
        currency,
      },
    ];
  });
}
