import type { orderSorts } from "@marzipan/contract/order-filters";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { searchedAs, searchedName } from "../../platform/database/searched-as.ts";
import type { BusinessId } from "../../platform/database/proof.ts";
import { fromCandidates } from "../order-search-index/order-search-index.actions.ts";
import type { Candidates } from "../order-search-index/order-search-index.actions.ts";
import { dueTime } from "./due-time.rules.ts";
import { jsonOf, quoted } from "../../platform/database/json-text.ts";
import { orderBriefJson, orderDetailsJson, orderJson } from "./order-json.store.ts";
import { isUnsettled } from "../figures/figures.actions.ts";

/** Ways in which the list of orders is sorted; deleted ones stand by the instant of deletion. */
export type ListSort = (typeof orderSorts)[number] | "deleted";

/** What narrows a list of orders; patterns must all be found. */
export interface OrderFilter {
  patterns: readonly string[];
  /** Where all orders are that hold the patterns; without it all orders are read. */
  among?: Candidates | null;
  from?: string | undefined;
  to?: string | undefined;
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  currency?: string | undefined;
  /** Of the delivery date, 0 for Sunday. */
  weekday?: number | undefined;
  /** Of the delivery time, the second hour not included. */
  hours?: readonly [from: number, until: number] | undefined;
  /** Only those that are not paid in full. */
  isOwed?: boolean | undefined;
  isCancelled?: boolean | undefined;
  productId?: string | undefined;
  /** The key of the name of an item that is no product; a product goes before it. */
  itemKey?: string | undefined;
  /** The orders that hold the item, where they are few; without them each order is looked into. */
  holders?: readonly string[] | null;
}

/** The types of the values by which lists are sorted. */
export type KeyType = "date" | "time" | "timestamptz" | "uuid" | "text";

/** By what each list is sorted, and whether downwards; an index has the same order. */
export const sortKeys: Readonly<
  Record<ListSort, { columns: readonly string[]; types: readonly KeyType[]; isDown: boolean }>
> = {
  delivery: {
    columns: ["o.delivery_date", dueTime, "o.id"],
    types: ["date", "time", "uuid"],
    isDown: false,
  },
  "-delivery": {
    columns: ["o.delivery_date", dueTime, "o.id"],
    types: ["date", "time", "uuid"],
    isDown: true,
  },
  newest: { columns: ["o.created_at", "o.id"], types: ["timestamptz", "uuid"], isDown: true },
  client: { columns: ["o.client_key", "o.id"], types: ["text", "uuid"], isDown: false },
  deleted: { columns: ["o.deleted_at", "o.id"], types: ["timestamptz", "uuid"], isDown: true },
};

/** Collects the values of a statement, and a name that tells statements of different shape apart. */
function shape(name: string, businessId: BusinessId) {
  const values: unknown[] = [businessId];
  const conditions: string[] = ["o.business_id = $1"];
  const parts = [name];
  return {
    values,
    /** Adds a condition; a bare `$` in it stands for the value's number. */
    add(part: string, condition: string, value: unknown): void {
      values.push(value);
      conditions.push(condition.replaceAll(/\$(?!\d)/g, `$$${values.length}`));
      parts.push(part);
    },
    /** Adds a condition without a value. */
    note(part: string, condition: string): void {
      conditions.push(condition);
      parts.push(part);
    },
    always: (condition: string) => conditions.push(condition),
    next: (value: unknown) => `$${values.push(value)}`,
    where: () => conditions.join(" and "),
    name: () => parts.join("_"),
    /** Whether no value narrows it. */
    isWhole: () => parts.length === 1,
  };
}

/** An order that something is owed for, as `outstandingMinor` of the domain counts it. */
const owedCondition = `o.cancelled_at is null and ${isUnsettled("o.")} and o.total_minor > o.paid_minor`;

const isProduct = "i.product_id = $::uuid";
const isNamed = "i.product_id is null and i.name_key = $";

/** A value of one row, not `exists`: that would be joined, and all lines of the item read for a page of its orders. */
const hasItem = (condition: string): string =>
  `(select true from order_item i where i.business_id = $1 and i.order_id = o.id and ${condition} limit 1)`;

/** More orders than these that hold an item are not listed: some of them are in any part of a list. */
const mostHolders = 200;

/** Lists the orders that hold the item of a filter; `null` where there are many, or where it names none. */
export async function findHolders(
  tx: Tx,
  { productId, itemKey }: Pick<OrderFilter, "productId" | "itemKey">,
): Promise<string[] | null> {
  const value = productId ?? itemKey;
  if (value === undefined) return null;
  const condition = (productId ? isProduct : isNamed).replace("$", "$2");
  const rows = await tx.query<{ id: string }>({
    name: productId ? "orders_of_product" : "orders_of_item",
    text: `select distinct i.order_id as id from order_item i where i.business_id = $1 and ${condition}
      order by 1 limit ${mostHolders + 1}`,
    values: [tx.businessId, value],
    isPlannedOnce: true,
  });
  return rows.length > mostHolders ? null : rows.map(({ id }) => id);
}

function narrow(statement: ReturnType<typeof shape>, filter: OrderFilter): void {
  if (filter.from) statement.add("from", "o.delivery_date >= $::date", filter.from);
  if (filter.to) statement.add("to", "o.delivery_date <= $::date", filter.to);
  if (filter.clientId) statement.add("client", "o.client_id = $::uuid", filter.clientId);
  if (filter.status)
    statement.add("status", "o.cancelled_at is null and o.status = $", filter.status);
  if (filter.currency) statement.add("currency", "o.currency = $", filter.currency);
  if (filter.weekday !== undefined)
    statement.add("weekday", "extract(dow from o.delivery_date) = $::int", filter.weekday);
  if (filter.hours) {
    statement.add("hours", "extract(hour from o.delivery_time) >= $::int", filter.hours[0]);
    statement.add("until", "extract(hour from o.delivery_time) < $::int", filter.hours[1]);
  }
  if (filter.isOwed) statement.note("owed", owedCondition);
  if (filter.isCancelled) statement.note("cancelled", "o.cancelled_at is not null");
  if (filter.holders) statement.add("holders", "o.id = any ($::uuid[])", filter.holders);
  else if (filter.productId) statement.add("product", hasItem(isProduct), filter.productId);
  else if (filter.itemKey !== undefined) statement.add("item", hasItem(isNamed), filter.itemKey);
  if (filter.patterns.length > 0) {
    const key = searchedAs("o.search_key", filter.patterns);
    statement.add(
      searchedName("q", filter.patterns),
      `${key} like all ($::text[])`,
      filter.patterns,
    );
  }
}

/** Which page of which orders a list asks for. */
export interface OrderPage extends OrderFilter {
  sort: ListSort;
  /** The sort values at which the last page ended. */
  after: readonly (string | number | null)[] | null;
  limit: number;
  /** Deleted orders count as gone before this instant. */
  deletedSince: Date;
}

/** A page of orders as PostgreSQL joined it: its JSON texts with commas between them, `null` without orders. */
export interface ListedPage {
  items: string | null;
  /** The values at which the page ends, as a JSON array of texts; `null` where nothing follows it. */
  end: string | null;
}

/**
 * Lists orders as JSON in one row, in the order of an index: prepared by shape, so that the planner works once a
 * connection. Looks for one order more than the page has, to tell whether something follows it.
 */
export function listOrders(businessId: BusinessId, page: OrderPage): Statement<ListedPage> {
  const { columns, types, isDown } = sortKeys[page.sort];
  const statement = shape(`orders_${page.sort}`, businessId);
  if (page.sort === "deleted")
    statement.add("since", "o.deleted_at > $::timestamptz", page.deletedSince);
  else statement.always("o.deleted_at is null");
  narrow(statement, page);
  if (page.after) {
    const values = page.after.map((value, index) => `${statement.next(value)}::${types[index]}`);
    const sign = isDown ? "<" : ">";
    statement.always(`(${columns.join(", ")}) ${sign} (${values.join(", ")})`);
    // Under row-level security a row with an expression bounds no index; its first column does.
    statement.always(`${columns[0]} ${sign}= ${values[0]}`);
  }
  const direction = isDown ? " desc" : "";
  // With the number in its text a statement is planned once; with a value each time, for how many rows that may be is
  // not known ahead. What searches for words is better planned for them.
  const most = page.limit + 1;
  const limit = page.patterns.length > 0 ? `${statement.next(most)}::int` : most;
  const size = page.patterns.length > 0 ? "" : `_${page.limit}`;
  // By itself faster than PostgreSQL's array of JSON, which looks up the type of each value in each row.
  const key = columns.map((column, index) =>
    types[index] === "text" || types[index] === "timestamptz" ? jsonOf(column) : quoted(column),
  );
  return {
    name: `${statement.name()}${size}${page.among ? "_among" : ""}${page.after ? "_after" : ""}`,
    text: `select string_agg(${orderJson}, ',') filter (where o.place < ${limit}) as items,
        case when count(*) = ${limit}
          then max('[' || ${key.join(" || ',' || ")} || ']') filter (where o.place = ${limit} - 1) end as "end"
      from (select o.*, row_number() over () as place from (
        select o.* from ${fromCandidates(statement.where(), page.among ?? null, statement.next)}
         order by ${columns.map((column) => column + direction).join(", ")} limit ${limit}
      ) o) o`,
    values: statement.values,
    // Further on it depends on where the page begins: of a large business no plan may read all that follows.
    isPlannedOnce: statement.isWhole() && !page.after,
  };
}

/** How many orders are under each tab. */
export interface OrderCounts {
  all: number;
  pending: number;
  in_progress: number;
  completed: number;
  overdue: number;
}

/** Counts orders by state; cancelled ones only in `all`, open ones of days before today as overdue. */
export async function countOrders(
  tx: Tx,
  filter: OrderFilter,
  today: string,
): Promise<OrderCounts> {
  const statement = shape("orders_counts", tx.businessId);
  statement.always("o.deleted_at is null");
  const day = statement.next(today);
  narrow(statement, filter);
  const rows = await tx.query<OrderCounts>({
    name: `${statement.name()}${filter.among ? "_among" : ""}`,
    text: `select count(*) as all,
        count(*) filter (where o.status = 'pending' and o.cancelled_at is null) as pending,
        count(*) filter (where o.status = 'in_progress' and o.cancelled_at is null) as in_progress,
        count(*) filter (where o.status = 'completed' and o.cancelled_at is null) as completed,
        count(*) filter (where o.status <> 'completed' and o.cancelled_at is null
          and o.delivery_date < ${day}::date) as overdue
      from ${fromCandidates(statement.where(), filter.among ?? null, statement.next)}`,
    values: statement.values,
  });
  return rows[0] as OrderCounts;
}

/** Lists the orders of a span of days as JSON texts, by day and time, cancelled ones among them. */
export function listCalendar(businessId: BusinessId, from: string, to: string): Statement {
  return {
    name: "orders_calendar",
    text: `select ${orderBriefJson} as json from orders o
      where o.business_id = $1 and o.deleted_at is null and o.delivery_date between $2 and $3
      order by o.delivery_date, ${dueTime}, o.id`,
    values: [businessId, from, to],
  };
}

/** Lists the first orders of a span of days as JSON texts with pictures and history, by day and time. */
export function listWithDetails(
  businessId: BusinessId,
  from: string,
  to: string,
  limit: number,
): Statement {
  return {
    name: "orders_kept",
    text: `select ${orderDetailsJson} as json from (
        select o.* from orders o
        where o.business_id = $1 and o.deleted_at is null and o.delivery_date between $2 and $3
        order by o.delivery_date, ${dueTime}, o.id limit $4
      ) o order by o.delivery_date, ${dueTime}, o.id`,
    values: [businessId, from, to, limit],
  };
}

/** Lists the open orders of a day as JSON texts, by time, without one (rulings §4). */
export function listOpenOfDay(
  businessId: BusinessId,
  day: string,
  except: string | null,
): Statement {
  return {
    name: "orders_same_day",
    text: `select ${orderBriefJson} as json from orders o
      where o.business_id = $1 and o.deleted_at is null and o.cancelled_at is null
        and o.status <> 'completed' and o.delivery_date = $2 and ($3::uuid is null or o.id <> $3)
      order by ${dueTime}, o.id`,
    values: [businessId, day, except],
  };
}

/** Lists open orders of a span as JSON texts with their day, by day and time. */
export async function listUpcoming(
  tx: Tx,
  from: string,
  to: string,
  count: number,
): Promise<{ json: string; day: string }[]> {
  return await tx.query({
    name: "orders_upcoming",
    text: `select ${orderJson} as json, o.delivery_date as day from orders o
      where o.business_id = $1 and o.deleted_at is null and o.cancelled_at is null
        and o.status <> 'completed' and o.delivery_date between $2 and $3
      order by o.delivery_date, ${dueTime}, o.id limit $4`,
    values: [tx.businessId, from, to, count],
  });
}
