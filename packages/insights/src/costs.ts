import { addDays, addMonths, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { type BookExpense, type BookPurchase, type OneCurrency, sumOf, within } from "./books.ts";
import { nameKey } from "@marzipan/domain/search";
import { deviationOf, meanOf, medianOf } from "./chance.ts";
import { change, count, type Insight, money } from "./insight.ts";

const leastMonths = 6;
const mostMonths = 12;
/** The errors (Student's t) that chance passes once in 130, for six to twelve months before. */
const sureErrors = [3.6, 3.3, 3.15, 3.05, 2.98, 2.92, 2.87];
const leastPurchases = 4;

/**
 * Categories that jumped: last month, or this month already, comes to 1.3 times the highest of the months before, of six
 * to twelve without a gap, and lies surely above them. This month is not over, so that it has to be surer.
 */
export function expensesJumped(books: OneCurrency): Insight[] {
  const { expenses, currency, today } = books;
  const month = monthStart(today);
  return [...new Set(expenses.map(({ category }) => category))].flatMap((category): Insight[] => {
    const own = expenses.filter((expense) => expense.category === category);
    const jump = jumpIn(own, month, 1.25) ?? jumpIn(own, addMonths(month, -1), 1);
    if (!jump) return [];
    const { now, usual, months, from } = jump;
    const period: Span = [from, monthEnd(from)];
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
        sample: { count: months, least: leastMonths },
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

/** Returns by what a month surely exceeds the months before it; `null` where it does not. */
function jumpIn(
  own: readonly BookExpense[],
  from: string,
  surer: number,
): { from: string; now: number; usual: number; months: number } | null {
  const sums = new Map<string, number>();
  for (const { day, amountMinor } of own) {
    const start = monthStart(day);
    sums.set(start, (sums.get(start) ?? 0) + amountMinor);
  }
  const before = Array.from(
    { length: mostMonths },
    (_, at) => sums.get(addMonths(from, -at - 1)) ?? 0,
  );
  const gap = before.findIndex((sum) => sum <= 0);
  const months = gap < 0 ? before : before.slice(0, gap);
  const now = sums.get(from) ?? 0;
  if (months.length < leastMonths || now < 1.3 * Math.max(...months)) return null;
  const logs = months.map((sum) => Math.log(sum));
  const error = deviationOf(logs) * Math.sqrt(1 + 1 / logs.length);
  const sure = surer * (sureErrors[months.length - leastMonths] ?? 0);
  if (Math.log(now) - meanOf(logs) < sure * error) return null;
  return { from, now, usual: Math.round(meanOf(months)), months: months.length };
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
