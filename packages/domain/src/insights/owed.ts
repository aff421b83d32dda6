import type { OwedAge } from "@marzipan/contract/analytics";
import { addDays, daysBetween } from "../dates.ts";
import { owedAgeOf } from "../figures.ts";
import { type OneCurrency, sumOf } from "./books.ts";
import { count, type Insight, money } from "./insight.ts";

const lateDays = 7;

/** What is unpaid a week and more after delivery, by age. */
export function unpaid({ orders, currency, today }: OneCurrency): Insight[] {
  const late = orders.filter(
    (order) =>
      order.cancelledOn === null &&
      order.paidMinor < order.totalMinor &&
      daysBetween(order.day, today) > lateDays,
  );
  const first = late.map((order) => order.day).toSorted()[0];
  if (!first) return [];
  const owed = (rows: typeof late) => sumOf(rows, (order) => order.totalMinor - order.paidMinor);
  const aged = (age: OwedAge) => owed(late.filter(({ day }) => owedAgeOf(day, today) === age));
  return [
    {
      kind: "unpaid",
      subject: null,
      period: [first, addDays(today, -lateDays - 1)],
      figures: [
        money("owed", owed(late), currency),
        count("orders", late.length),
        money("owed_8_30", aged("8-30"), currency),
        money("owed_31_60", aged("31-60"), currency),
        money("owed_over_60", aged("over_60"), currency),
      ],
      sample: { count: late.length, least: 1 },
      action: {
        do: "list",
        list: "orders",
        filter: { paid: "owed", to: addDays(today, -lateDays - 1) },
      },
      stakeMinor: owed(late),
      currency,
    },
  ];
}

/** Deposits whose day has passed, or that have none three days before delivery, and that are not in. */
export function depositsForgotten({ orders, currency, today }: OneCurrency): Insight[] {
  const missing = orders.filter(
    (order) =>
      order.cancelledOn === null &&
      order.day >= today &&
      order.paidMinor < order.depositMinor &&
      (order.depositDueOn ?? addDays(order.day, -3)) < today,
  );
  const days = missing.map((order) => order.day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const sum = sumOf(missing, (order) => order.depositMinor - order.paidMinor);
  return [
    {
      kind: "deposit_forgotten",
      subject: null,
      period: [first, last],
      figures: [money("deposits", sum, currency), count("orders", missing.length)],
      sample: { count: missing.length, least: 1 },
      action: { do: "list", list: "orders", filter: { deposit: "missing", from: today } },
      stakeMinor: sum,
      currency,
    },
  ];
}
