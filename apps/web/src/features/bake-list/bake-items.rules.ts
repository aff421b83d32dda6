import type { Allergen } from "@marzipan/contract/food-facts";
import type { BakeItem } from "@marzipan/contract/bake-list";
import type * as z from "zod/mini";
import type { BakeListReply } from "./bake-list.types.ts";

/** One item of the bake list with the orders behind its sum. */
export type BakeRow = z.output<typeof BakeItem>;

/** An order behind a sum. */
export type BakeOrderRow = BakeRow["orders"][number];

/** An order of the list, whether it stands behind a sum or not. */
export type BakeOrder = Omit<BakeOrderRow, "quantity">;

/** Returns whether a list says anything: it has items, or orders without any. */
export function hasWork(list: BakeListReply): boolean {
  return list.items.length > 0 || list.withoutItems.length > 0;
}

/** The items of one category, with how many of them are made. */
export interface BakeGroup {
  category: string | null;
  items: BakeRow[];
  madeCount: number;
}

const parts = 1000;

/** Returns whether all of an item is made. */
export function isMade(item: BakeRow): boolean {
  return item.made >= item.quantity;
}

/** Returns how much of an item is still to be made, never negative, exact to 3 decimals (rulings §1). */
export function missingOf(item: BakeRow): number {
  return Math.max(0, Math.round(item.quantity * parts) - Math.round(item.made * parts)) / parts;
}

/** Returns whether an order is still to be made or handed over. */
export function isBakeOrderOpen(order: BakeOrder): boolean {
  return order.status !== "completed" && order.readyAt === null;
}

/**
 * Returns how much of an item is in ready and completed orders; that part counts as made and cannot
 * be unticked.
 */
export function settledOf(item: BakeRow): number {
  const settled = item.orders.filter((order) => !isBakeOrderOpen(order));
  return settled.reduce((sum, order) => sum + Math.round(order.quantity * parts), 0) / parts;
}

/** Returns what the open orders behind a sum note, each note once. */
export function notesOf(item: BakeRow): string[] {
  const notes = item.orders.filter(isBakeOrderOpen).map(({ notes: note }) => (note ?? "").trim());
  return [...new Set(notes)].filter((note) => note !== "");
}

/** Groups items that follow one another by category; the server sorts those without one last. */
export function groupByCategory(items: readonly BakeRow[]): BakeGroup[] {
  const groups: BakeGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const group =
      last?.category === item.category
        ? last
        : { category: item.category, items: [], madeCount: 0 };
    if (group !== last) groups.push(group);
    group.items.push(item);
    if (isMade(item)) group.madeCount += 1;
  }
  return groups;
}

/** When something must be ready: the day, and the time where one is agreed. */
export interface Deadline {
  day: string;
  time: string;
}

/** Returns the earliest agreed time among orders that are still open; `null` when none has a time. */
export function deadlineOf(orders: readonly BakeOrder[]): Deadline | null {
  const times = orders.flatMap((order) =>
    isBakeOrderOpen(order) && order.deliveryTime !== null
      ? [{ day: order.deliveryDate, time: order.deliveryTime }]
      : [],
  );
  const [first] = times.toSorted((one, other) =>
    `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`),
  );
  return first ?? null;
}

/** What must not be in an item, from all its open orders; each thing once. */
export interface Forbidden {
  allergens: Allergen[];
  notes: string[];
}

/** Returns what must not be in an item because of its open orders' allergies. */
export function forbiddenIn(item: { orders: readonly BakeOrder[] }): Forbidden {
  const open = item.orders.filter(isBakeOrderOpen);
  const notes = open.map((order) => order.allergyNote.trim()).filter((note) => note !== "");
  return {
    allergens: [...new Set(open.flatMap((order) => order.allergens))],
    notes: [...new Set(notes)],
  };
}
