import type { Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { isUnsettled } from "../figures/figures.actions.ts";

/** An item that a client orders, with how much of it on how many orders. */
export interface FavouriteRow {
  dessert_name: Column<"order_item.dessert_name">;
  quantity: number;
  ordersCount: number;
}

/** An order in short, with its items in their order. */
export interface BriefRow {
  id: string;
  number: number;
  delivery_date: Column<"orders.delivery_date">;
  delivery_time: Column<"orders.delivery_time">;
  items: { dessert_name: Column<"order_item.dessert_name">; quantity: number }[];
}

const standing = `o.business_id = $1 and o.client_id = $2 and o.deleted_at is null and o.cancelled_at is null`;

/** What is asked for ahead, in minor units, as `depositMinor` of the domain returns it. */
const deposit = `least(o.total_minor, case o.deposit_kind when 'sum' then o.deposit_value_minor
  when 'percent' then (o.deposit_value_minor * o.total_minor + 5000) / 10000 else 0 end)`;

/** Lists the five items on most orders of a client, by the name they had last. */
export async function listFavourites(tx: Tx, clientId: string): Promise<FavouriteRow[]> {
  return await tx.query<FavouriteRow>({
    name: "client_favourites",
    text: `select (array_agg(i.dessert_name order by o.delivery_date desc))[1] as dessert_name,
        sum(i.quantity)::float8 as quantity, count(distinct o.id)::int as "ordersCount"
      from orders o join order_item i on i.business_id = o.business_id and i.order_id = o.id
      where ${standing} and i.name_key <> ''
      group by i.name_key order by 3 desc, 2 desc, 1 limit 5`,
    values: [tx.businessId, clientId],
  });
}

/**
 * Returns what a client owes on a day, by currency: balances of orders up to it and deposits that are due by it of
 * later ones; settled orders do not count.
 */
export async function sumOwed(
  tx: Tx,
  clientId: string,
  today: string,
): Promise<{ currency: string; amountMinor: number }[]> {
  return await tx.query({
    name: "client_owes",
    text: `select currency, sum(due_minor)::bigint as "amountMinor" from (
        select o.currency, case when o.delivery_date <= $3::date then o.total_minor else ${deposit} end
          - coalesce((select sum(p.effect_minor) from payment p
              where p.business_id = $1 and p.order_id = o.id and p.currency = o.currency), 0) as due_minor
        from orders o where ${standing} and (o.delivery_date <= $3::date or o.deposit_due_date <= $3::date)
          and ${isUnsettled("o.")}) as one
      where due_minor > 0 group by currency order by currency`,
    values: [tx.businessId, clientId, today],
  });
}

/** Lists the days of a client's orders up to a day, the latest first, at most 13. */
export async function listOrderDays(tx: Tx, clientId: string, today: string): Promise<string[]> {
  const rows = await tx.query<{ day: string }>({
    name: "client_order_days",
    text: `select distinct o.delivery_date as day from orders o
      where ${standing} and o.delivery_date <= $3::date order by 1 desc limit 13`,
    values: [tx.businessId, clientId, today],
  });
  return rows.map(({ day }) => day);
}

const brief = `o.id, o.number, o.delivery_date, o.delivery_time,
  coalesce((select json_agg(json_build_object('dessert_name', i.dessert_name, 'quantity', i.quantity::float8)
    order by i.position) from order_item i where i.business_id = $1 and i.order_id = o.id), '[]') as items`;

/** Returns a client's next open order from a day on. */
export async function loadNext(tx: Tx, clientId: string, today: string): Promise<BriefRow[]> {
  return await tx.query<BriefRow>({
    name: "client_next_order",
    text: `select ${brief} from orders o
      where ${standing} and o.delivery_date >= $3::date and o.status <> 'completed'
      order by o.delivery_date, coalesce(o.delivery_time, '24:00'), o.id limit 1`,
    values: [tx.businessId, clientId, today],
  });
}

/** Returns a client's last order that is over: of a day before `today` or completed; without one the last of all. */
export async function loadLast(tx: Tx, clientId: string, today: string): Promise<BriefRow[]> {
  return await tx.query<BriefRow>({
    name: "client_last_order",
    text: `select ${brief} from orders o where ${standing}
      order by o.delivery_date < $3::date or o.status = 'completed' desc, o.delivery_date desc, coalesce(o.delivery_time, '24:00') desc, o.id desc
      limit 1`,
    values: [tx.businessId, clientId, today],
  });
}
