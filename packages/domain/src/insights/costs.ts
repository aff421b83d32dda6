import { addDays, addMonths, monthEnd, monthStart } from "../dates.ts";
import type { Span } from "../figures.ts";
import { type BookPurchase, type OneCurrency, sumOf, within } from "./books.ts";
import { nameKey } from "../search.ts";
import { deviationOf, meanOf, medianOf } from "./chance.ts";
import { change, count, type Insight, money } from "./insight.ts";

const leastMonths = 6;
const leastPurchases = 4;

/** Categories whose last whole month is 1.3 times the highest of six before, and 3.6 errors (t) above. */
export function expensesJumped({ expenses, currency, today }: OneCurrency): Insight[] {
  const from = addMonths(monthStart(today), -1);
  const period: Span = [from, monthEnd(from)];
  return [...new Set(expenses.map(({ category }) => category))].flatMap((category): Insight[] => {
    const own = expenses.filter((expense) => expense.category === category);
    const sumIn = (span: Span) =>
      sumOf(
        own.filter(({ day }) => within(day, span)),
        (expense) => expense.amountMinor,
      );
    const months = Array.from({ length: leastMonths }, (_, at) => {
      const start = addMonths(from, -at - 1);
      return sumIn([start, monthEnd(start)]);
    }).filter((sum) => sum > 0);
    if (months.length < leastMonths) return [];
    const now = sumIn(period);
    const usual = Math.round(meanOf(months));
    const logs = months.map((sum) => Math.log(sum));
    const error = deviationOf(logs) * Math.sqrt(1 + 1 / logs.length);
    if (now < 1.3 * Math.max(...months) || Math.log(now) - meanOf(logs) < 3.6 * error) return [];
    return [
      {
        kind: "expense_jumped",
        key: `${category} ${from}`,
        subject: category,
        period,
        figures: [
          money("spent", now, currency),
          money("spent_usual", usual, currency),
          change("change", now, usual),
        ],
        sample: { count: months.length, least: leastMonths },
        action: {
          do: "list",
          list: "expenses",
          filter: { category, from: period[0], to: period[1] },
        },
        stakeMinor: now - usual,
        currency,
      },
    ];
  });
}

/** What a supplier charged last, in 60 days, at least 8 % above prices that were steady before. */
export function supplierPricesRose({ purchases, currency, today }: OneCurrency): Insight[] {
  const lines = new Map<string, BookPurchase[]>();
  for (const purchase of purchases.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (!within(purchase.day, [addDays(today, -365), today])) continue;
    const key = JSON.stringify([nameKey(purchase.supplier), nameKey(purchase.item)]);
    const own = lines.get(key) ?? [];
    own.push(purchase);
    lines.set(key, own);
  }
  return [...lines].flatMap(([key, own]): Insight[] => {
    const [newest, ...reversed] = own.toReversed();
    if (!newest || newest.day < addDays(today, -60) || reversed.length < leastPurchases) return [];
    const before = reversed.map((purchase) => purchase.unitPriceMinor);
    const usual = medianOf(before);
    const spread = Math.max(...before) - Math.min(...before);
    const rise = newest.unitPriceMinor - usual;
    if (rise < 0.08 * usual || rise <= 1.25 * spread || spread > 0.4 * usual) return [];
    return [
      {
        kind: "supplier_price_rose",
        key,
        subject: newest.item === "" ? newest.supplier : `${newest.supplier}: ${newest.item}`,
        period: [own[0]?.day ?? newest.day, newest.day],
        figures: [
          money("price", newest.unitPriceMinor, currency),
          money("price_usual", usual, currency),
          change("change", newest.unitPriceMinor, usual),
          count("purchases", before.length),
        ],
        sample: { count: before.length, least: leastPurchases },
        action: { do: "list", list: "expenses", filter: { q: newest.supplier } },
        stakeMinor: Math.round(rise * sumOf(own, (purchase) => purchase.quantity)),
        currency,
      },
    ];
  });
}
