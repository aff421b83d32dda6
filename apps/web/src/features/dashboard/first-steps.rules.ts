import type { Dashboard } from "./dashboard.types.ts";

/** Returns whether a bakery has no order at all yet, so that the first steps stand in place of the day. */
export function isUntouched({ counts, upcoming, month }: Dashboard): boolean {
  const orders = counts.today + counts.pending + counts.completed + counts.overdue;
  const sold = month.revenue.some(({ thisMonth, lastMonth }) => thisMonth > 0 || lastMonth > 0);
  return orders === 0 && upcoming.length === 0 && !sold;
}
