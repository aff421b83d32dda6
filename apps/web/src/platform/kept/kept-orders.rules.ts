import type { QueryOf, ReplyOf } from "@marzipan/contract/endpoint";
import type {
  countOrders,
  getOrder,
  getOrderCalendar,
  listDayCapacity,
  listOrders,
} from "@marzipan/contract/orders";
import { weekdayOf } from "@marzipan/domain/dates";
import { orderSearchText, orderWords } from "@marzipan/domain/order-search";

/** An order with all that its page shows. */
export type WholeOrder = ReplyOf<typeof getOrder>;

/** The orders of a span of days as they were at an instant, in milliseconds since 1970. */
export interface KeptOrders {
  at: number;
  from: string;
  to: string;
  items: readonly WholeOrder[];
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Listed = ReplyOf<typeof listOrders>;
type Counts = ReplyOf<typeof countOrders>;
type Calendar = ReplyOf<typeof getOrderCalendar>;
type Standings = ReplyOf<typeof listDayCapacity>;

/** What of a query can be told from kept orders; a query with anything else is not answered. */
const known = new Set<string>([
  "q",
  "from",
  "to",
  "clientId",
  "currency",
  "weekday",
  "hours",
  "cancelled",
  "status",
  "sort",
  "limit",
] satisfies (keyof QueryOf<typeof listOrders>)[]);

const textOf = (query: Query, name: string): string | null => {
  const value = query[name];
  return value === undefined || value === null || value === "" ? null : String(value);
};

/** Returns whether a span, open at either end, has a day that is kept. */
function touches({ from, to }: KeptOrders, query: Query): boolean {
  const [first, last] = [textOf(query, "from"), textOf(query, "to")];
  return (first === null || first <= to) && (last === null || last >= from);
}

function isReadable(kept: KeptOrders, query: Query): boolean {
  return Object.keys(query).every((name) => known.has(name)) && touches(kept, query);
}

function hasWords(order: WholeOrder, words: readonly string[]): boolean {
  const { number, clientName, phone, items } = order;
  const lines = items.map((item) => ({ dessertName: item.dessert_name }));
  const text = `#${number} ${orderSearchText({ clientName, phone, lines } as never)}`;
  return words.every((word) => text.includes(word));
}

function isIn(order: WholeOrder, query: Query): boolean {
  const day = order.deliveryDate;
  const says = (name: string, holds: (value: string) => boolean): boolean => {
    const value = textOf(query, name);
    return value === null || holds(value);
  };
  return (
    says("from", (from) => day >= from) &&
    says("to", (to) => day <= to) &&
    says("clientId", (id) => order.clientId === id) &&
    says("currency", (currency) => order.currency === currency) &&
    says("weekday", (weekday) => weekdayOf(day) === Number(weekday)) &&
    says("hours", (hours) => isWithin(order.deliveryTime, hours)) &&
    says("cancelled", () => order.cancelledAt !== null) &&
    says("status", (status) => order.cancelledAt === null && order.status === status) &&
    says("q", (q) => hasWords(order, orderWords(q)))
  );
}

function isWithin(time: string | null, hours: string): boolean {
  const [first = 0, end = 24] = hours.split("-").map(Number);
  const hour = Number(time?.slice(0, 2));
  return time !== null && hour >= first && hour < end;
}

/** By what each way of sorting goes; orders of a day without a time stand at its end. */
const keys: Readonly<Record<string, (order: WholeOrder) => string>> = {
  delivery: (order) => `${order.deliveryDate} ${order.deliveryTime ?? "24:00"} ${order.id}`,
  newest: (order) => `${order.createdAt} ${order.id}`,
  client: (order) => `${order.clientName.toLowerCase()} ${order.id}`,
};

function sorted(orders: readonly WholeOrder[], sort: string): WholeOrder[] {
  const isDown = sort.startsWith("-") || sort === "newest";
  const keyOf = keys[sort.replace("-", "")] ?? keys["delivery"];
  const keyed = orders.map((order) => [keyOf?.(order) ?? "", order] as const);
  const up = keyed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, order]) => order);
  return isDown ? up.toReversed() : up;
}

/** Returns a list of orders from those that are kept, all in one part; `undefined` where they do not tell. */
export function listFrom(kept: KeptOrders, query: Query): Listed | undefined {
  if (!isReadable(kept, query)) return undefined;
  const found = kept.items.filter((order) => isIn(order, query));
  return { items: sorted(found, textOf(query, "sort") ?? "delivery"), nextCursor: null };
}

/** Counts the kept orders of each tab; `undefined` where they do not tell. `today` is the business's. */
export function countsFrom(kept: KeptOrders, query: Query, today: string): Counts | undefined {
  if (!isReadable(kept, query)) return undefined;
  const found = kept.items.filter((order) => isIn(order, query));
  const live = found.filter((order) => order.cancelledAt === null);
  const count = (status: WholeOrder["status"]) =>
    live.filter((order) => order.status === status).length;
  return {
    all: found.length,
    pending: count("pending"),
    in_progress: count("in_progress"),
    completed: count("completed"),
    overdue: live.filter((order) => order.status !== "completed" && order.deliveryDate < today)
      .length,
  };
}

/** Returns the kept orders of a calendar's days; `undefined` where none of the days is kept. */
export function calendarFrom(kept: KeptOrders, query: Query): Calendar | undefined {
  if (!touches(kept, query)) return undefined;
  const found = kept.items.filter((order) => isIn(order, query));
  return { items: sorted(found, "delivery") };
}

/** Returns how the days of a span stand, as far as that is kept. */
export function standingsFrom(kept: Standings, query: Query): Standings {
  const [first, last] = [textOf(query, "from") ?? "", textOf(query, "to") ?? ""];
  return { items: kept.items.filter(({ date }) => date >= first && date <= last) };
}

/**
 * Puts an order that the server has just answered among those that are kept; one that was deleted, or moved out of
 * their days, goes.
 */
export function withOrder(kept: KeptOrders, order: WholeOrder): KeptOrders {
  const others = kept.items.filter(({ id }) => id !== order.id);
  const isKept =
    order.deletedAt === null && order.deliveryDate >= kept.from && order.deliveryDate <= kept.to;
  return { ...kept, items: isKept ? [...others, order] : others };
}

/** Puts what a list has just told of orders into those that are kept; pictures and history stay as they were. */
export function withListed(kept: KeptOrders, listed: Listed["items"]): KeptOrders {
  const told = new Map(listed.map((order) => [order.id, order]));
  return kept.items
    .filter(({ id }) => told.has(id))
    .reduce((all, order) => withOrder(all, { ...order, ...told.get(order.id) }), kept);
}
