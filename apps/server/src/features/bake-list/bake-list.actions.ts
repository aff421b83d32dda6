import type * as bakeList from "@marzipan/contract/bake-list";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { bakeKey, daysOf, distributeMade, sumBakeList } from "@marzipan/domain/bake-list";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { listBakeLines, listTicks, replaceTicks } from "./bake-list.store.ts";
import type { BakingOrder } from "./bake-list.store.ts";
import { refuseLongRange } from "../orders/order-lists.actions.ts";

type BakeList = ReplyOf<typeof bakeList.getBakeList>;

/** The most days that a bake list spans. */
const bakeDays = 31;

/** Returns what to make on a day or a span of at most 31 days, with the orders behind each sum (rulings §10.2). */
export async function getBakeList(tx: Tx, from: string, to: string): Promise<BakeList> {
  refuseLongRange(from, to, bakeDays);
  const [{ ordersCount, lines, withoutLines }, ticks] = await together([
    listBakeLines(tx, from, to),
    listTicks(tx, from, to),
  ]);
  const items = sumBakeList(lines, ticks).map((item) => ({
    ...item,
    orders: item.orders.map(describeOrder),
  }));
  return { from, to, ordersCount, items, withoutItems: withoutLines.map(describeOrder) };
}

function describeOrder<Order extends BakingOrder>(order: Order) {
  return { ...order, readyAt: order.readyAt?.toISOString() ?? null };
}

/** Returns the items of a day of which something is still to be made, those that miss most first. */
export async function listUnfinished(
  tx: Tx,
  day: string,
  count: number,
): Promise<BakeList["items"]> {
  const { items } = await getBakeList(tx, day, day);
  return items
    .filter((item) => item.made < item.quantity)
    .toSorted((a, b) => b.quantity - b.made - (a.quantity - a.made))
    .slice(0, count);
}

/** Ticks a quantity of an item as made, filling the earliest day of the list first. */
export async function tickBakeItem(
  tx: Tx,
  body: Input<typeof bakeList.tickBakeItem>["body"],
): Promise<{ ok: true }> {
  const span = { from: body.from, to: body.to ?? body.from };
  refuseLongRange(span.from, span.to, bakeDays);
  const { lines } = await listBakeLines(tx, span.from, span.to);
  const days = daysOf(lines.filter((line) => bakeKey(line) === body.key));
  await replaceTicks(tx, span, body.key, distributeMade(days, body.made, span.from));
  return { ok: true };
}
