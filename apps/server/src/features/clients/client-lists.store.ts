import { sql } from "kysely";
import type { AliasedExpression } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { searchedAs } from "../../platform/database/searched-as.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import { clientColumns } from "./clients.store.ts";
import type { ClientRow } from "./clients.store.ts";

/** Which page of which clients a list asks for; patterns must all be found. */
export interface ClientPage {
  patterns: readonly string[];
  limit: number;
}

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

function selectFound(tx: Tx, { patterns, limit }: ClientPage) {
  let query = build
    .selectFrom("client")
    .select([...clientColumns, "client.business_id", "client.name_key"])
    .where("client.business_id", "=", tx.businessId)
    .limit(limit);
  const searched = sql.raw<string>(searchedAs("client.search_key", patterns));
  for (const pattern of patterns) query = query.where(searched, "like", pattern);
  return query;
}

/** Builds the number of orders and the day of the last one of each row of `client`. */
const ordersOf = (tx: Tx) =>
  build
    .selectFrom("client_order_stats as own")
    .select((of) => [
      of.fn.sum<number | null>("own.orders_count").as("orders_count"),
      of.fn.max("own.last_order_date").as("last_order_date"),
    ])
    .where("own.business_id", "=", tx.businessId)
    .where("own.client_id", "=", sql.ref<string>("client.id"))
    .as("stats");

/** Adds their orders in numbers to the clients of one page, and asks for those of no other. */
function withOrders(tx: Tx, page: ReturnType<typeof selectFound>) {
  return build
    .selectFrom(page.as("client"))
    .leftJoinLateral(ordersOf(tx), (join) => join.onTrue())
    .selectAll("client")
    .select(["stats.orders_count", "stats.last_order_date"]);
}

/** Lists clients by name, after the name key and id where the last page ended. */
export async function listByName(tx: Tx, page: ClientPage, after: After) {
  let query = selectFound(tx, page)
    .where("client.deleted_at", "is", null)
    .orderBy("client.name_key")
    .orderBy("client.id");
  if (after) {
    query = query.where(sql<boolean>`(client.name_key, client.id) > (${after[0]}, ${after[1]})`);
  }
  return await tx.query(withOrders(tx, query).orderBy("client.name_key").orderBy("client.id"));
}

/** Lists clients, the last made first, after the instant and id where the last page ended. */
export async function listNewest(tx: Tx, page: ClientPage, after: After) {
  let query = selectFound(tx, page)
    .where("client.deleted_at", "is", null)
    .orderBy("client.created_at", "desc")
    .orderBy("client.id", "desc");
  if (after) {
    query = query.where(sql<boolean>`(client.created_at, client.id) < (${after[0]}, ${after[1]})`);
  }
  return await tx.query(
    withOrders(tx, query).orderBy("client.created_at", "desc").orderBy("client.id", "desc"),
  );
}

/** The day that stands for no order at all. */
const noDay = "0001-01-01";

/** The orders among which clients of the last days are looked for, before those of all clients are asked for. */
const nearOrders = 400;

/**
 * Lists clients by the day of their last order, latest first, those without one last. A page is mostly found among the
 * orders of the last days; only where these hold too few clients every client is asked for its last day.
 */
export async function listRecent(tx: Tx, page: ClientPage, after: After) {
  if (page.patterns.length === 0 && after?.[0] !== noDay) {
    const near = await tx.query(withLastDays(tx, selectNear(tx, page, after)));
    if (near.length === page.limit) return near;
  }
  return await tx.query(withLastDays(tx, selectByLastDay(tx, page, after)));
}

/** Builds the page's clients by their last days, of those days alone whose orders are all among the nearest ones. */
function selectNear(tx: Tx, { limit }: ClientPage, after: After) {
  const [day, id] = after ?? ["infinity", null];
  const last = sql<{ client_id: Column<"client.id">; last_day: string }>`(
    with near as materialized (
      select client_id, delivery_date, cancelled_at from orders
       where business_id = ${tx.businessId} and deleted_at is null and delivery_date <= ${day}::date
       order by delivery_date desc, coalesce(delivery_time, '24:00'::time) desc, id desc limit ${nearOrders}
    ), edge as (
      select case when count(*) < ${nearOrders} then '-infinity'::date else min(delivery_date) end as day from near
    )
    select n.client_id, max(n.delivery_date) as last_day from near n cross join edge
     where n.client_id is not null and n.cancelled_at is null and n.delivery_date > edge.day
     group by n.client_id
    having ${id}::uuid is null or (max(n.delivery_date), n.client_id) < (${day}::date, ${id}::uuid)
       and not exists (
         select from orders o where o.business_id = ${tx.businessId} and o.client_id = n.client_id
            and o.deleted_at is null and o.cancelled_at is null and o.delivery_date > ${day}::date)
  )`.as<"last">("last");
  return build
    .selectFrom(last)
    .innerJoin("client", (join) =>
      join.onRef("client.id", "=", "last.client_id").on("client.business_id", "=", tx.businessId),
    )
    .select([...clientColumns, "client.business_id", "client.name_key", "last.last_day"])
    .where("client.deleted_at", "is", null)
    .orderBy("last.last_day", "desc")
    .orderBy("client.id", "desc")
    .limit(limit);
}

/** Builds the page's clients by their last days, which every client is asked for. */
function selectByLastDay(tx: Tx, page: ClientPage, after: After) {
  const last = build
    .selectFrom("orders as o")
    .select("o.delivery_date as day")
    .where("o.business_id", "=", tx.businessId)
    .where("o.client_id", "=", sql.ref<string>("client.id"))
    .where("o.deleted_at", "is", null)
    .where("o.cancelled_at", "is", null)
    .orderBy("o.delivery_date", "desc")
    .limit(1)
    .as("last");
  const lastDay = sql<string>`coalesce(last.day, ${sql.lit(noDay)}::date)`;
  const query = selectFound(tx, page)
    .leftJoinLateral(last, (join) => join.onTrue())
    .select(lastDay.as("last_day"))
    .where("client.deleted_at", "is", null)
    .orderBy(lastDay, "desc")
    .orderBy("client.id", "desc");
  if (!after) return query;
  return query.where(sql<boolean>`(${lastDay}, client.id) < (${after[0]}, ${after[1]})`);
}

type RecentRow = Omit<ClientRow, "merged_into"> & { last_day: string };

/** Adds their orders in numbers to the clients of one page by last days. */
function withLastDays(
  tx: Tx,
  page: { as: (name: "client") => AliasedExpression<RecentRow, "client"> },
) {
  return build
    .selectFrom(page.as("client"))
    .leftJoinLateral(ordersOf(tx), (join) => join.onTrue())
    .selectAll("client")
    .select(["stats.orders_count", "stats.last_order_date"])
    .orderBy("client.last_day", "desc")
    .orderBy("client.id", "desc");
}

/** Lists clients deleted since an instant, the last deleted first. */
export async function listDeleted(tx: Tx, page: ClientPage, since: Date, after: After) {
  let query = selectFound(tx, page)
    .where("client.deleted_at", ">", since)
    .orderBy("client.deleted_at", "desc")
    .orderBy("client.id", "desc");
  if (after) {
    query = query.where(sql<boolean>`(client.deleted_at, client.id) < (${after[0]}, ${after[1]})`);
  }
  return await tx.query(
    withOrders(tx, query).orderBy("client.deleted_at", "desc").orderBy("client.id", "desc"),
  );
}
