import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import { clientColumns } from "./clients.store.ts";

/** Which page of which clients a list asks for; patterns must all be found. */
export interface ClientPage {
  patterns: readonly string[];
  limit: number;
}

/** Builds clients with the number of their orders and the day of the last one. */
function selectWithOrders(tx: Tx, { patterns, limit }: ClientPage) {
  let query = build
    .selectFrom("client")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("client_order_stats as own")
          .select((of) => [
            of.fn
              .coalesce(of.fn.sum<number>("own.orders_count"), sql<number>`0`)
              .as("orders_count"),
            of.fn.max("own.last_order_date").as("last_order_date"),
          ])
          .whereRef("own.business_id", "=", "client.business_id")
          .whereRef("own.client_id", "=", "client.id")
          .as("stats"),
      (join) => join.onTrue(),
    )
    .select([...clientColumns, "stats.orders_count", "stats.last_order_date"])
    .where("client.business_id", "=", tx.businessId)
    .limit(limit);
  for (const pattern of patterns) query = query.where("client.search_key", "like", pattern);
  return query;
}

/** Lists clients by name, after the name key and id where the last page ended. */
export async function listByName(
  tx: Tx,
  page: ClientPage,
  after: readonly [string, string] | null,
) {
  let query = selectWithOrders(tx, page)
    .select("client.name_key")
    .where("client.deleted_at", "is", null)
    .orderBy("client.name_key")
    .orderBy("client.id");
  if (after)
    query = query.where(sql<boolean>`(client.name_key, client.id) > (${after[0]}, ${after[1]})`);
  return await tx.rows(query);
}

/** Lists clients, the last made first, after the instant and id where the last page ended. */
export async function listNewest(
  tx: Tx,
  page: ClientPage,
  after: readonly [string, string] | null,
) {
  let query = selectWithOrders(tx, page)
    .where("client.deleted_at", "is", null)
    .orderBy("client.created_at", "desc")
    .orderBy("client.id", "desc");
  if (after)
    query = query.where(sql<boolean>`(client.created_at, client.id) < (${after[0]}, ${after[1]})`);
  return await tx.rows(query);
}

/** The day that stands for no order at all. */
const noDay = "0001-01-01";

/** Lists clients by the day of their last order, latest first, those without one last. */
export async function listRecent(
  tx: Tx,
  page: ClientPage,
  after: readonly [string, string] | null,
) {
  const lastDay = sql<string>`coalesce(stats.last_order_date, ${sql.lit(noDay)}::date)`;
  let query = selectWithOrders(tx, page)
    .select(lastDay.as("last_day"))
    .where("client.deleted_at", "is", null)
    .orderBy(lastDay, "desc")
    .orderBy("client.id", "desc");
  if (after)
    query = query.where(sql<boolean>`(${lastDay}, client.id) < (${after[0]}, ${after[1]})`);
  return await tx.rows(query);
}

/** Lists clients deleted since an instant, the last deleted first. */
export async function listDeleted(
  tx: Tx,
  page: ClientPage,
  since: Date,
  after: readonly [string, string] | null,
) {
  let query = selectWithOrders(tx, page)
    .where("client.deleted_at", ">", since)
    .orderBy("client.deleted_at", "desc")
    .orderBy("client.id", "desc");
  if (after)
    query = query.where(sql<boolean>`(client.deleted_at, client.id) < (${after[0]}, ${after[1]})`);
  return await tx.rows(query);
}
