import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import { clientColumns } from "./clients.store.ts";

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
  for (const pattern of patterns) query = query.where("client.search_key", "like", pattern);
  return query;
}

/** Builds the number of orders and the day of the last one of each row of `client`. */
const ordersOf = build
  .selectFrom("client_order_stats as own")
  .select((of) => [
    of.fn.sum<number | null>("own.orders_count").as("orders_count"),
    of.fn.max("own.last_order_date").as("last_order_date"),
  ])
  .where("own.business_id", "=", sql.ref<string>("client.business_id"))
  .where("own.client_id", "=", sql.ref<string>("client.id"))
  .as("stats");

/** Adds their orders in numbers to the clients of one page, and asks for those of no other. */
function withOrders(page: ReturnType<typeof selectFound>) {
  return build
    .selectFrom(page.as("client"))
    .leftJoinLateral(ordersOf, (join) => join.onTrue())
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
  return await tx.rows(withOrders(query).orderBy("client.name_key").orderBy("client.id"));
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
  return await tx.rows(
    withOrders(query).orderBy("client.created_at", "desc").orderBy("client.id", "desc"),
  );
}

/** The day that stands for no order at all. */
const noDay = "0001-01-01";

/** Lists clients by the day of their last order, latest first, those without one last. */
export async function listRecent(tx: Tx, page: ClientPage, after: After) {
  const lastDay = sql<string>`coalesce(stats.last_order_date, ${sql.lit(noDay)}::date)`;
  let query = selectFound(tx, page)
    .leftJoinLateral(ordersOf, (join) => join.onTrue())
    .select(["stats.orders_count", "stats.last_order_date", lastDay.as("last_day")])
    .where("client.deleted_at", "is", null)
    .orderBy(lastDay, "desc")
    .orderBy("client.id", "desc");
  if (after)
    query = query.where(sql<boolean>`(${lastDay}, client.id) < (${after[0]}, ${after[1]})`);
  return await tx.rows(query);
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
  return await tx.rows(
    withOrders(query).orderBy("client.deleted_at", "desc").orderBy("client.id", "desc"),
  );
}
