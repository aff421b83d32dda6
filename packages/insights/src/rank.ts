import type { Currency } from "@marzipan/contract/currencies";
import { agreedDiscounts } from "./agreed-discounts.ts";
import { type Books, inCurrency, type OneCurrency } from "./books.ts";
import { clientsStopped } from "./clients-stopped.ts";
import { expensesJumped, supplierPricesRose } from "./costs.ts";
import type { Insight } from "./insight.ts";
import { bestItem, sinkingItems } from "./items.ts";
import { monthEndSpan } from "./month-end.ts";
import { depositsForgotten, unpaid } from "./owed.ts";
import { pricesBelowUsual } from "./prices.ts";
import { cancelledMore, declinedMore, requestsUnanswered } from "./refused.ts";
import { revenueTrend } from "./revenue-trend.ts";
import { weekdays } from "./weekdays.ts";

const rules: readonly ((books: OneCurrency) => Insight[])[] = [
  revenueTrend,
  bestItem,
  sinkingItems,
  pricesBelowUsual,
  clientsStopped,
  weekdays,
  unpaid,
  depositsForgotten,
  cancelledMore,
  declinedMore,
  requestsUnanswered,
  expensesJumped,
  supplierPricesRose,
  agreedDiscounts,
  monthEndSpan,
];

/**
 * Returns what the books say, the most money at stake first. Currencies are never mixed: each is
 * read alone, the business's own first, since sums of two cannot be compared.
 */
export function findInsights(books: Books, own: Currency, today: string): Insight[] {
  const rows = [
    books.orders,
    books.owed,
    books.deposits,
    books.requests,
    books.expenses,
    books.purchases,
  ].flat();
  const others = new Set(rows.map((row) => row.currency));
  others.delete(own);
  return [own, ...[...others].toSorted()].flatMap((currency) => {
    const one = inCurrency(books, currency, today);
    return rules.flatMap((rule) => rule(one)).toSorted((a, b) => b.stakeMinor - a.stakeMinor);
  });
}
