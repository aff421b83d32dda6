import { mostKeptOrders } from "@marzipan/contract/kept-orders";
import type * as keptOrders from "@marzipan/contract/kept-orders";
import type * as orders from "@marzipan/contract/orders";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { CalendarDate, Id, Instant, text } from "@marzipan/contract/primitives";
import { addDays, daysBetween } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import { nameKey } from "@marzipan/domain/search";
import { orderPatterns, orderWords } from "@marzipan/domain/order-search";
import * as z from "zod/mini";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { readCursor, writeCursor } from "../../platform/request/cursor.ts";
import type { Read, Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { memberOf } from "../../platform/account/member.ts";
import { countStates } from "../figures/figures.actions.ts";
import { listDays } from "../catalog/day-places.actions.ts";
import type { ListedDay } from "../catalog/day-places.actions.ts";
import { readSoldOut } from "../catalog/sold-out.actions.ts";
import { findCandidates } from "../order-search-index/order-search-index.actions.ts";
import * as store from "./order-lists.store.ts";
import type { ListSort, OrderFilter } from "./order-lists.store.ts";

interface JsonRow {
  json: string;
}

type ListQuery = Input<typeof orders.listOrders>["query"];
type OrderPage = JsonValue<ReplyOf<typeof orders.listOrders>>;

/** Returns a page of orders with their items, as PostgreSQL wrote it, all orders read. */
export async function listOrders(read: Read, query: ListQuery): Promise<OrderPage> {
  const page = pageOf(query);
  const { rows } = await read(({ businessId, now }) =>
    store.listOrders(businessId, { ...page, deletedSince: restorableSince(now) }),
  );
  return writePage(page.sort, rows);
}

/** Returns a page of the orders that hold the words of a search, or an item. */
export async function searchOrders(tx: Tx, query: ListQuery): Promise<OrderPage> {
  const page = await searched(tx, pageOf(query), query.q);
  const asked = store.listOrders(tx.businessId, {
    ...page,
    deletedSince: restorableSince(tx.now),
  });
  return writePage(page.sort, await tx.query(asked));
}

/** Adds to a filter where the orders are that hold the words of a search, and which hold an item of few orders. */
async function searched<Filter extends OrderFilter>(
  tx: Tx,
  filter: Filter,
  q = "",
): Promise<Filter> {
  const words = orderWords(q);
  const among = words.length > 0 ? await findCandidates(tx, words) : null;
  return { ...filter, among, holders: await store.findHolders(tx, filter) };
}

function pageOf(query: ListQuery) {
  const sort: ListSort = query.deleted ? "deleted" : query.sort;
  const after = readAfter(query.cursor, sort);
  return { ...filterOf(query), status: query.status, sort, after, limit: query.limit };
}

function writePage(sort: ListSort, [page]: readonly store.ListedPage[]): OrderPage {
  const { items = null, end = null } = page ?? {};
  const nextCursor = end === null ? null : writeCursor([sort, ...(JSON.parse(end) as string[])]);
  return new JsonValue(`{"items":[${items ?? ""}],"nextCursor":${JSON.stringify(nextCursor)}}`);
}

/**
 * The shape of each value of a cursor, so that a forged one is refused with `bad_cursor` and does
 * not fail in PostgreSQL.
 */
const shapes: Readonly<Record<store.KeyType, z.ZodMiniType>> = {
  date: CalendarDate,
  time: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)$/)),
  timestamptz: Instant,
  uuid: Id,
  text: text(1000),
};

function readAfter(cursor: string | undefined, sort: ListSort): string[] | null {
  const types = store.sortKeys[sort].types;
  const values = readCursor(cursor, types.length + 1);
  if (values === null) return null;
  const [of, ...after] = values;
  const isRight =
    of === sort && types.every((type, index) => z.safeParse(shapes[type], after[index]).success);
  if (!isRight) throw new AppError("bad_cursor");
  return after as string[];
}

function filterOf(query: Input<typeof orders.countOrders>["query"]): OrderFilter {
  const { from, to, clientId, currency, weekday, hours, productId } = query;
  const [first, end] = (hours ?? "").split("-").map(Number);
  return {
    from,
    to,
    clientId,
    currency,
    weekday: weekday === undefined ? undefined : Number(weekday),
    hours: first === undefined || end === undefined ? undefined : [first, end],
    isOwed: query.owed,
    isCancelled: query.cancelled,
    productId,
    itemKey: query.item === undefined ? undefined : nameKey(query.item),
    patterns: query.q ? orderPatterns(query.q) : [],
  };
}

/** Counts the orders of each tab under the list's filters. */
export async function countOrders(
  tx: Tx<"session">,
  query: Input<typeof orders.countOrders>["query"],
): Promise<ReplyOf<typeof orders.countOrders>> {
  const { today } = memberOf(await tx.entered, tx.now);
  const filter = filterOf(query);
  const { from = null, to = null, patterns, ...others } = filter;
  const isOfDaysAlone = patterns.length === 0 && !Object.values(others).some(Boolean);
  if (!isOfDaysAlone)
    return await store.countOrders(tx, await searched(tx, filter, query.q), today);
  const { cancelled, ...counts } = await countStates(tx, [from, to], today);
  const { pending, in_progress, completed } = counts;
  return { all: pending + in_progress + completed + cancelled, ...counts };
}

/** The most days that the calendar shows at once. */
const calendarDays = 62;

/** Returns the orders of at most 62 days, cancelled ones among them. */
export async function getOrderCalendar(
  read: Read,
  query: Input<typeof orders.getOrderCalendar>["query"],
): Promise<JsonValue<ReplyOf<typeof orders.getOrderCalendar>>> {
  refuseLongRange(query.from, query.to, calendarDays);
  const { rows } = await read<JsonRow>(({ businessId }) =>
    store.listCalendar(businessId, query.from, query.to),
  );
  return itemsText(rows);
}

/** Returns the first orders of at most 62 days with pictures and history, and whether these are all. */
export async function listOfflineOrders(
  read: Read,
  { from, to }: Input<typeof keptOrders.listOfflineOrders>["query"],
): Promise<JsonValue<ReplyOf<typeof keptOrders.listOfflineOrders>>> {
  refuseLongRange(from, to, calendarDays);
  const { rows } = await read<JsonRow>(({ businessId }) =>
    store.listWithDetails(businessId, from, to, mostKeptOrders + 1),
  );
  const kept = rows.slice(0, mostKeptOrders).map(({ json }) => json);
  const isWhole = rows.length <= mostKeptOrders;
  return new JsonValue(`{"items":[${kept.join(",")}],"isWhole":${isWhole}}`);
}

/** Returns the open orders of a day, without the order that is being written, and how the day stands (rulings §4, §5). */
export async function listSameDayOrders(
  tx: Tx,
  { date, except }: Input<typeof orders.listSameDayOrders>["query"],
): Promise<JsonValue<ReplyOf<typeof orders.listSameDayOrders>>> {
  const [rows, days, soldOut] = await together([
    tx.query<JsonRow>(store.listOpenOfDay(tx.businessId, date, except ?? null)),
    listDays(tx, date, date),
    readSoldOut(tx, date),
  ]);
  const items = rows.map((row) => row.json).join(",");
  const [{ closed, taken, limit, hours }] = days as [ListedDay];
  const standing = JSON.stringify({ closed, taken, limit, hours, soldOut });
  return new JsonValue(`{"items":[${items}],${standing.slice(1)}`);
}

/** Returns how each of at most 62 days stands for one more order (rulings §5). */
export async function listDayCapacity(
  tx: Tx,
  { from, to }: Input<typeof orders.listDayCapacity>["query"],
): Promise<ReplyOf<typeof orders.listDayCapacity>> {
  refuseLongRange(from, to, calendarDays);
  return { items: await listDays(tx, from, to) };
}

function itemsText<Items>(rows: readonly JsonRow[]): JsonValue<Items> {
  return new JsonValue(`{"items":[${rows.map((row) => row.json).join(",")}]}`);
}

/** Refuses a span that ends before it begins, or that has more than `mostDays` days. */
export function refuseLongRange(from: string, to: string, mostDays: number): void {
  if (to < from) throw fieldError("to", "date_order");
  if (daysBetween(from, to) >= mostDays) throw new AppError("range_too_long", { limit: mostDays });
}

/** Lists the open orders of a day and the next as JSON texts with their day, by day and time. */
export async function listNextOrders(
  tx: Tx,
  today: string,
  count: number,
): Promise<{ json: string; day: string }[]> {
  return await store.listUpcoming(tx, today, addDays(today, 1), count);
}
