import { groupByCategory, isBakeOrderOpen } from "./bake-items.rules.ts";
import type { BakeGroup, BakeOrder, BakeRow } from "./bake-items.rules.ts";
import type { BakeListReply } from "./bake-list.types.ts";

type List = Pick<BakeListReply, "items" | "withoutItems">;

/** How the sum of one item changed; `by` is negative where less is to be made. */
export interface SumChange {
  key: string;
  name: string;
  by: number;
}

/** What changed between two lists of the same days. */
export interface ListChanges {
  sums: SumChange[];
  /** Orders that came, and orders that were canceled or moved away. */
  orders: BakeOrder[];
}

const parts = 1000;

/** Returns what changed between two lists of the same days: sums by item, exact to 3 decimals, and orders that came or went. */
export function compareLists(before: List, now: List): ListChanges {
  const sums = [
    ...new Map([...before.items, ...now.items].map((item) => [item.key, item])).values(),
  ]
    .map(({ key, dessert_name: name }) => ({
      key,
      name,
      by: (partsOf(now, key) - partsOf(before, key)) / parts,
    }))
    .filter(({ by }) => by !== 0);
  const [old, fresh] = [ordersOf(before), ordersOf(now)];
  const came = [...fresh.values()].filter(({ id }) => !old.has(id));
  const went = [...old.values()].filter(({ id }) => !fresh.has(id));
  return { sums, orders: [...came, ...went] };
}

function partsOf({ items }: List, key: string): number {
  return Math.round((items.find((item) => item.key === key)?.quantity ?? 0) * parts);
}

/** Returns the orders of a list by id, each once. */
function ordersOf({ items, withoutItems }: List): Map<string, BakeOrder> {
  const all: BakeOrder[] = [...items.flatMap(({ orders }) => orders), ...withoutItems];
  return new Map(all.map((order) => [order.id, order]));
}

/** Returns the open order with the earliest agreed time; `null` when none has a time. */
export function nextHandOver(list: List): (BakeOrder & { deliveryTime: string }) | null {
  const timed = [...ordersOf(list).values()].flatMap((order) =>
    isBakeOrderOpen(order) && order.deliveryTime !== null
      ? [{ ...order, deliveryTime: order.deliveryTime }]
      : [],
  );
  return timed.toSorted((a, b) => a.deliveryTime.localeCompare(b.deliveryTime))[0] ?? null;
}

/**
 * Divides what is still to be made into the two columns of a wide screen: at the border between two categories
 * that leaves them most alike in length, or inside a category where one column would be twice as long as the other.
 */
export function splitInColumns(items: readonly BakeRow[]): [BakeGroup[], BakeGroup[]] {
  const half = Math.ceil(items.length / 2);
  const borders = items.flatMap((item, index) =>
    index > 0 && item.category !== items[index - 1]?.category ? [index] : [],
  );
  const nearest = borders.toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? half;
  const isEven =
    Math.max(nearest, items.length - nearest) <= 2 * Math.min(nearest, items.length - nearest);
  const cut = isEven ? nearest : half;
  return [groupByCategory(items.slice(0, cut)), groupByCategory(items.slice(cut))];
}
