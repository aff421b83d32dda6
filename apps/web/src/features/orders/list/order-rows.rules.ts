import { addDays } from "@marzipan/domain/dates";
import { putBack } from "../../../platform/undo/put-back.ts";
import type { UndoRow } from "../../../platform/undo/put-back.ts";
import type { OrderSort } from "./orders-view.rules.ts";
import type { OrderRow } from "../orders.types.ts";

/** The rows of one delivery day, in the list's order. */
export interface DayGroup {
  day: string;
  rows: UndoRow<OrderRow>[];
}

/** Merges lists that are each in the order of `sort` into one. */
export function mergeOrders(lists: readonly (readonly OrderRow[])[], sort: OrderSort): OrderRow[] {
  return lists.flat().toSorted((one, other) => compareOrders(one, other, sort));
}

/** Puts the orders deleted a moment ago back at their places in the order of `sort`, marked as deleted. */
export function rowsOf(
  orders: readonly OrderRow[],
  deleted: readonly OrderRow[],
  sort: OrderSort,
): UndoRow<OrderRow>[] {
  return putBack(orders, deleted, (one, other) => compareOrders(one, other, sort));
}

/** Returns the span of the days from `today` on among those of the rows, at most 62 days of it; `null` without one. */
export function comingSpanOf(
  rows: readonly UndoRow<OrderRow>[],
  today: string,
): { from: string; to: string } | null {
  const days = rows.map(({ item }) => item.deliveryDate).filter((day) => day >= today);
  const [from] = days.toSorted();
  if (from === undefined) return null;
  const last = addDays(from, 61);
  return { from, to: days.reduce((to, day) => (day > to && day <= last ? day : to), from) };
}

/** Groups rows that follow one another by their delivery day. */
export function groupByDay(rows: readonly UndoRow<OrderRow>[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.day === row.item.deliveryDate) last.rows.push(row);
    else groups.push({ day: row.item.deliveryDate, rows: [row] });
  }
  return groups;
}

function compareOrders(one: OrderRow, other: OrderRow, sort: OrderSort): number {
  switch (sort) {
    case "delivery":
      return compareTexts(dayAndTime(one), dayAndTime(other));
    case "-delivery":
      return compareTexts(dayAndTime(other), dayAndTime(one));
    case "newest":
      return compareTexts(other.createdAt, one.createdAt);
    case "client":
      return one.clientName.localeCompare(other.clientName);
  }
}

// Orders without a time stand after those of the same day that have one.
function dayAndTime(order: OrderRow): string {
  return `${order.deliveryDate} ${order.deliveryTime ?? "99:99"} ${order.createdAt}`;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
