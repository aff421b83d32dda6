import { addDays, daysBetween } from "@marzipan/domain/dates";
import { type OwedSum, sumOwed } from "@marzipan/domain/figures";
import { type OneCurrency, sumOf } from "./books.ts";
import { count, type Insight, money } from "./insight.ts";

const lateDays = 7;

/** What is unpaid a week and more after delivery, by age. */
export function unpaid({ owed, currency, today }: OneCurrency): Insight[] {
  const late = owed.filter(({ day }) => daysBetween(day, today) > lateDays);
  const first = late.map(({ day }) => day).toSorted()[0];
  if (!first) return [];
  const ages = new Map<string, OwedSum>(sumOwed(late, today).map((sum) => [sum.age, sum]));
  const aged = (age: string) => ages.get(age)?.amountMinor ?? 0;
  const whole = sumOf(late, ({ amountMinor }) => amountMinor);
  const orders = sumOf(late, ({ ordersCount }) => ordersCount);
  return [
    {
      kind: "unpaid",
      key: "",
      subject: null,
      period: [first, addDays(today, -lateDays - 1)],
      figures: [
        money("owed", whole, currency),
        count("orders", orders),
        money("owed_8_30", aged("8-30"), currency),
        money("owed_31_60", aged("31-60"), currency),
        money("owed_over_60", aged("over_60"), currency),
      ],
      sample: { count: orders, least: 1 },
      action: { do: "list", list: "owing", filter: {} },
      stakeMinor: whole,
      currency,
    },
  ];
}

/** Deposits whose day has passed, or that have none three days before delivery, and that are not in. */
export function depositsForgotten({ deposits, currency, today }: OneCurrency): Insight[] {
  const missing = deposits.filter(
    ({ day, dueOn, paidMinor, depositMinor }) =>
      day >= today && paidMinor < depositMinor && (dueOn ?? addDays(day, -3)) < today,
  );
  const days = missing.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const sum = sumOf(missing, ({ depositMinor, paidMinor }) => depositMinor - paidMinor);
  return [
    {
      kind: "deposit_forgotten",
      key: "",
      subject: null,
      period: [first, last],
      figures: [money("deposits", sum, currency), count("orders", missing.length)],
      sample: { count: missing.length, least: 1 },
      action: { do: "list", list: "owing", filter: {} },
      stakeMinor: sum,
      currency,
    },
  ];
}
