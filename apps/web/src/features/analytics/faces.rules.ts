import type { Analytics } from "./analytics.types.ts";

/** From this many completed orders on the best sellers say something. */
export const leastForItems = 10;

/** From this many completed orders on the hours and weekdays say something. */
export const leastForHours = 20;

/** Returns whether the compared period has anything to compare with. */
export function hasComparison({ compared }: Analytics): boolean {
  if (!compared) return false;
  const { revenue, cash, expenses, ordersCount } = compared.totals;
  return revenue !== 0 || cash !== 0 || expenses !== 0 || ordersCount > 0;
}

/** Returns whether neither the period nor what it is compared with has a figure in any currency. */
export function hasNothing(data: Analytics): boolean {
  const { revenue, cash, expenses, ordersCount } = data.totals;
  const isEmpty = revenue === 0 && cash === 0 && expenses === 0 && ordersCount === 0;
  return (
    isEmpty &&
    !hasComparison(data) &&
    data.others.length === 0 &&
    data.owed.total === 0 &&
    data.requests.asked === 0
  );
}
