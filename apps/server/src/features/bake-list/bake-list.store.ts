import type { Allergen } from "@marzipan/contract/food-facts";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { BakeLine, BakeTick } from "@marzipan/domain/bake-list";
import { build } from "../../platform/database/tables.ts";
import type { Tx } from "../../platform/database/database.ts";
import { dueTime } from "../orders/due-time.rules.ts";

/** What the bake list shows of an order. */
export interface BakingOrder {
  id: string;
  number: number;
  clientName: string;
  deliveryDate: string;
  deliveryTime: string | null;
  status: OrderStatus;
  readyAt: Date | null;
  allergens: Allergen[];
  allergyNote: string;
  notes: string | null;
}

type Row = BakingOrder & Omit<BakeLine, "order"> & { hasLine: boolean };

/**
 * Lists what the orders of a span need, by day and time, and those that have no line with an amount; cancelled orders
 * need nothing.
 */
export async function listBakeLines(
  tx: Tx,
  from: string,
  to: string,
): Promise<{ ordersCount: number; lines: BakeLine<BakingOrder>[]; withoutLines: BakingOrder[] }> {
  const rows = await tx.query<Row>({
    name: "bake_lines",
    text: `select o.id, o.number, o.client_name as "clientName", o.delivery_date as "deliveryDate",
        o.delivery_time as "deliveryTime", o.status, o.ready_at as "readyAt", o.allergens,
        o.allergy_note as "allergyNote", o.notes, i.order_id is not null as "hasLine",
        i.dessert_name as "dessertName", i.name_key as "nameKey", i.quantity, i.product_id as "productId",
        p.name as "productName", c.name as category
      from orders o
      left join order_item i on i.business_id = o.business_id and i.order_id = o.id and i.quantity > 0
      left join product p on p.business_id = i.business_id and p.id = i.product_id
      left join category c on c.business_id = p.business_id and c.id = p.category_id
      where o.business_id = $1 and o.deleted_at is null and o.cancelled_at is null
        and o.delivery_date between $2 and $3
      order by o.delivery_date, ${dueTime}, o.id, i.position`,
    values: [tx.businessId, from, to],
  });
  return {
    ordersCount: new Set(rows.map((row) => row.id)).size,
    lines: rows.filter((row) => row.hasLine).map(readLine),
    withoutLines: rows.filter((row) => !row.hasLine).map((row) => readLine(row).order),
  };
}

function readLine(row: Row): BakeLine<BakingOrder> {
  const {
    dessertName,
    nameKey,
    quantity,
    productId,
    productName,
    category,
    hasLine: _hasLine,
    ...order
  } = row;
  return { order, dessertName, nameKey, quantity, productId, productName, category };
}

/** Lists what was ticked as made on the days of a span. */
export async function listTicks(tx: Tx, from: string, to: string): Promise<BakeTick[]> {
  return await tx.query<BakeTick>({
    name: "bake_ticks",
    text: `select day, item_key as key, made from bake_tick
      where business_id = $1 and day between $2 and $3`,
    values: [tx.businessId, from, to],
  });
}

/** Puts an item's ticks in the place of those that it had on the days of a span. */
export async function replaceTicks(
  tx: Tx,
  span: { from: string; to: string },
  key: string,
  ticks: readonly { day: string; made: number }[],
): Promise<void> {
  const rows = ticks.map(({ day, made }) => ({
    business_id: tx.businessId,
    day,
    item_key: key,
    made,
    updated_at: tx.now,
  }));
  let removal = build
    .deleteFrom("bake_tick")
    .where("business_id", "=", tx.businessId)
    .where("item_key", "=", key)
    .where("day", ">=", span.from)
    .where("day", "<=", span.to);
  if (rows.length > 0)
    removal = removal.where(
      "day",
      "not in",
      rows.map((row) => row.day),
    );
  const adding = build
    .insertInto("bake_tick")
    .values(rows)
    .onConflict((on) =>
      on.columns(["business_id", "day", "item_key"]).doUpdateSet((eb) => ({
        made: eb.ref("excluded.made"),
        updated_at: eb.ref("excluded.updated_at"),
      })),
    );
  await tx.send([removal, ...(rows.length > 0 ? [adding] : [])]);
}
