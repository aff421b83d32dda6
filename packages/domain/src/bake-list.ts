/** Quantities are summed as whole thousandths, so that 0.1 and 0.2 make 0.3 (rulings §1). */
const parts = 1000;

/** One line of an order that is to be made on a day. */
export interface BakeLine<Order extends BakeOrder = BakeOrder> {
  order: Order;
  dessertName: string;
  nameKey: string;
  quantity: number;
  productId: string | null;
  /** The product's own name and category, where the line has a product. */
  productName: string | null;
  category: string | null;
}

/** What the bake list must know of an order. */
export interface BakeOrder {
  id: string;
  deliveryDate: string;
  status: "pending" | "in_progress" | "completed";
  readyAt: unknown;
}

/** How much of an item was ticked as made for a day. */
export interface BakeTick {
  day: string;
  key: string;
  made: number;
}

/** One item to make, with the orders behind its sum. */
export interface SummedItem<Order extends BakeOrder = BakeOrder> {
  key: string;
  dessert_name: string;
  productId: string | null;
  category: string | null;
  quantity: number;
  made: number;
  orders: (Order & { quantity: number })[];
}

/** Returns the key under which lines are summed: the product, else the normalised name (rulings §4). */
export function bakeKey(line: { productId: string | null; nameKey: string }): string {
  return line.productId === null ? `n:${line.nameKey}` : `p:${line.productId}`;
}

/**
 * Sums lines by product, else by name (rulings §4). Made on a day is what was ticked, at least what is in
 * orders that are ready or completed. Items stand by category, those without one last, then by name.
 */
export function sumBakeList<Order extends BakeOrder>(
  lines: readonly BakeLine<Order>[],
  ticks: readonly BakeTick[],
): SummedItem<Order>[] {
  const byKey = Map.groupBy(lines, bakeKey);
  const ticksByKey = Map.groupBy(ticks, (tick) => tick.key);
  const items = [...byKey].map(([key, own]) => sumItem(key, own, ticksByKey.get(key) ?? []));
  return items.toSorted(
    (a, b) =>
      Number(a.category === null) - Number(b.category === null) ||
      compare(a.category ?? "", b.category ?? "") ||
      compare(a.dessert_name, b.dessert_name) ||
      compare(a.key, b.key),
  );
}

function compare(a: string, b: string): number {
  return a.localeCompare(b);
}

function sumItem<Order extends BakeOrder>(
  key: string,
  lines: readonly BakeLine<Order>[],
  ticks: readonly BakeTick[],
): SummedItem<Order> {
  const orders = new Map<string, Order & { quantity: number }>();
  for (const { order, quantity } of lines) {
    const before = orders.get(order.id)?.quantity ?? 0;
    orders.set(order.id, { ...order, quantity: (toParts(before) + toParts(quantity)) / parts });
  }
  const ticked = new Map(ticks.map((tick) => [tick.day, toParts(tick.made)]));
  const done = new Map(daysOf(lines).map((day) => [day.day, toParts(day.done)]));
  const days = new Set([...ticked.keys(), ...done.keys()]);
  const made = [...days].reduce(
    (sum, day) => sum + Math.max(ticked.get(day) ?? 0, done.get(day) ?? 0),
    0,
  );
  const [first] = lines;
  return {
    key,
    dessert_name: first?.productName ?? first?.dessertName ?? "",
    productId: first?.productId ?? null,
    category: first?.category ?? null,
    quantity: lines.reduce((sum, line) => sum + toParts(line.quantity), 0) / parts,
    made: made / parts,
    orders: [...orders.values()],
  };
}

function toParts(quantity: number): number {
  return Math.round(quantity * parts);
}

/** How much of one item a day needs, and how much of that is in ready or completed orders. */
export interface BakeDay {
  day: string;
  needed: number;
  done: number;
}

/** Returns what each day needs of one item, the earliest day first. */
export function daysOf(lines: readonly BakeLine[]): BakeDay[] {
  const days = new Map<string, { needed: number; done: number }>();
  for (const { order, quantity } of lines) {
    const day = days.get(order.deliveryDate) ?? { needed: 0, done: 0 };
    const isDone = order.status === "completed" || order.readyAt !== null;
    day.needed += toParts(quantity);
    if (isDone) day.done += toParts(quantity);
    days.set(order.deliveryDate, day);
  }
  return [...days]
    .map(([day, { needed, done }]) => ({ day, needed: needed / parts, done: done / parts }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Returns how a quantity that is made is ticked over the days of a list: what ready and completed orders
 * hold is theirs, the rest fills the earliest day first, and what is left over is on the last day
 * (`fallbackDay` when no day needs the item). Days without a tick are left out.
 */
export function distributeMade(
  days: readonly BakeDay[],
  made: number,
  fallbackDay: string,
): { day: string; made: number }[] {
  const done = days.reduce((sum, day) => sum + toParts(day.done), 0);
  let left = Math.max(0, toParts(made) - done);
  const ticks = days.map(({ day, needed, done: doneOfDay }) => {
    const more = Math.min(left, toParts(needed) - toParts(doneOfDay));
    left -= more;
    return { day, made: toParts(doneOfDay) + more };
  });
  const last = ticks.at(-1);
  if (last) last.made += left;
  else ticks.push({ day: fallbackDay, made: left });
  return ticks
    .filter((tick) => tick.made > 0)
    .map((tick) => ({ day: tick.day, made: tick.made / parts }));
}
