import type { OwedAge } from "@marzipan/contract/analytics";
import { daysOfOwedAge } from "@marzipan/domain/figures";
import type { PeriodDays } from "./period.rules.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** What narrows the rows behind a figure. */
export interface RowsBehind extends PeriodDays {
  /** Given only where the business has figures in several currencies. */
  currency: string | null;
}

/** Returns the list of the completed orders behind a figure; a weekday, hours or an item narrow it. */
export function ordersBehind(
  { from, to, currency }: RowsBehind,
  more: { weekday?: number; hours?: string; item?: string; productId?: string | null } = {},
): string {
  const days = { when: "range", from, to };
  return pathTo("/orders", { status: "completed", ...days, currency, ...more });
}

/** Returns the list of the orders that are owed for since some time. */
export function owedBehind({ currency }: RowsBehind, age: OwedAge, today: string): string {
  const days = { when: "range", ...daysOfOwedAge(age, today) };
  return pathTo("/orders", { owed: "true", ...days, currency });
}

/** Returns the list of the menu's requests that were made in a period. */
export function requestsBehind({ from, to }: RowsBehind, tab: string): string {
  return pathTo("/order-requests", { tab, from, to });
}

/** Returns the list of the payments behind a figure. */
export function paymentsBehind({ from, to, currency }: RowsBehind): string {
  return pathTo("/payments", { from, to, currency });
}

/** Returns the list of the expenses behind a figure, of one category or all. */
export function expensesBehind({ from, to, currency }: RowsBehind, category?: string): string {
  return pathTo("/expenses", { from, to, currency, category });
}
