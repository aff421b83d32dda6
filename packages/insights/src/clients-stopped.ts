import { daysBetween } from "@marzipan/domain/dates";
import { type BookOrder, type OneCurrency, orderedIn, sumOf } from "./books.ts";
import { deviationOf, meanOf } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const leastOrders = 5;

/**
 * Clients who ordered in a steady rhythm and are silent for three of their gaps, twice the longest;
 * one with an order still to come has not stopped.
 */
export function clientsStopped({ orders, since, currency, today }: OneCurrency): Insight[] {
  const clients = new Map<string, BookOrder[]>();
  for (const order of orderedIn(orders, [since, "9999-12-31"])) {
    if (order.clientId === null) continue;
    const own = clients.get(order.clientId) ?? [];
    own.push(order);
    clients.set(order.clientId, own);
  }
  return [...clients].flatMap(([clientId, own]): Insight[] => {
    const days = [...new Set(own.map((order) => order.day))].toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last || days.length < leastOrders) return [];
    const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
    const rhythm = meanOf(gaps);
    const silent = daysBetween(last, today);
    if (deviationOf(gaps) > 0.4 * rhythm) return [];
    if (silent < 3 * rhythm || silent < 2 * Math.max(...gaps) || silent < 21) return [];
    const average = Math.round(sumOf(own, (order) => order.totalMinor) / own.length);
    return [
      {
        kind: "client_stopped",
        key: clientId,
        subject: own[0]?.clientName ?? null,
        period: [first, today],
        figures: [
          count("orders", own.length),
          { key: "rhythm", value: Math.round(rhythm), unit: "days" },
          { key: "silent", value: silent, unit: "days" },
          money("average_order", average, currency),
        ],
        sample: { count: days.length, least: leastOrders },
        action: { do: "write", clientId },
        stakeMinor: average * Math.floor(silent / rhythm),
        currency,
      },
    ];
  });
}
