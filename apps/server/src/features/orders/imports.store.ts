import { orderSearchText } from "@marzipan/domain/order-search";
import { lineTotalMinor } from "@marzipan/domain/money";
import { nameKey } from "@marzipan/domain/search";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { valueRows } from "../../platform/database/value-rows.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { ImportedOrder } from "./imported-order.types.ts";
import { columnsOf, written } from "./order-rows.store.ts";
import type { Author } from "./orders.store.ts";

/** Returns the last number that an order took; the counter stays locked until the transaction ends. */
export async function takenNumber(tx: Tx): Promise<number> {
  const row = await tx.query<{ last: Column<"business_counter.last_order_number"> }>({
    name: "last_order_number",
    text: `update business_counter set last_order_number = last_order_number
      where business_id = $1 returning last_order_number as last`,
    values: [tx.businessId],
  });
  return row[0]?.last ?? 0;
}

/** Asks to set the last number that an order took. */
export function setLastNumber(tx: Tx, last: number): Statement {
  return {
    name: "set_last_order_number",
    text: "update business_counter set last_order_number = $2 where business_id = $1",
    values: [tx.businessId, last],
  };
}

/** The most rows of one statement: it has at most 65,535 parameters. */
const mostRows = 1000;

function insertRows<Row>(
  tx: Tx,
  head: string,
  rows: readonly Row[],
  valuesOf: (row: Row) => unknown[],
): Statement[] {
  return Array.from({ length: Math.ceil(rows.length / mostRows) }, (_none, part) => {
    const some = rows.slice(part * mostRows, (part + 1) * mostRows).map(valuesOf);
    return {
      text: `insert into ${head} values ${valueRows(some.length, 1, some[0]?.length ?? 0)}`,
      values: [tx.businessId, ...some.flat()],
    };
  });
}

const own = [
  "id",
  "number",
  "search_key",
  "created_day",
  "created_at",
  "updated_at",
  "is_imported",
  "ready_at",
  "cancelled_at",
  "cancel_reason",
  "paid_minor",
];

/** Asks to store orders with their lines and the first line of their history. */
export function insertOrders(
  tx: Tx,
  by: Author,
  orders: readonly ImportedOrder[],
  numbers: readonly number[],
): Statement[] {
  const numbered = orders.map((order, at) => ({ ...order, number: numbers[at] ?? 0 }));
  const lines = orders.flatMap(({ id, fields }) =>
    fields.lines.map((line, position) => ({ ...line, id, position })),
  );
  return [
    ...insertRows(
      tx,
      `orders (business_id, ${[...own, ...written].join(", ")})`,
      numbered,
      (one) => {
        const columns = columnsOf(one.fields);
        return [
          one.id,
          one.number,
          `#${one.number} ${orderSearchText(one.fields)}`,
          one.createdDay,
          tx.now,
          tx.now,
          true,
          one.isReady ? tx.now : null,
          one.isCancelled ? tx.now : null,
          one.cancelReason,
          one.paidMinor,
          ...written.map((name) => columns[name]),
        ];
      },
    ),
    ...insertRows(
      tx,
      `order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
        line_total_minor, product_id)`,
      lines,
      (line) => [
        line.id,
        line.position,
        line.dessertName,
        nameKey(line.dessertName),
        line.quantity,
        line.unitPriceMinor,
        lineTotalMinor(line.quantity, line.unitPriceMinor),
        line.productId,
      ],
    ),
    ...addEventOfAll(
      tx,
      by,
      orders.map(({ id }) => id),
      "created",
    ),
  ];
}

function addEventOfAll(
  tx: Tx,
  by: Author,
  ids: readonly string[],
  kind: "created" | "deleted",
): Statement[] {
  return insertRows(
    tx,
    "order_event (business_id, order_id, id, kind, at, account_id, by_name)",
    ids,
    (id) => [id, makeId(), kind, tx.now, by.accountId, by.fullName],
  );
}

/** Asks to delete orders for 30 days, with a line in their history. */
export function markAllDeleted(tx: Tx, by: Author, ids: readonly string[]): Statement[] {
  if (ids.length === 0) return [];
  const deleting: Statement = {
    name: "delete_orders",
    text: "update orders set deleted_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, tx.now],
  };
  return [deleting, ...addEventOfAll(tx, by, ids, "deleted")];
}

/** What tells an order of a file from those that are there. */
export interface SameOrder {
  id: string;
  clientKey: string;
  clientName: string;
  day: string;
  currency: string;
  totalMinor: number;
}

/**
 * Lists the orders that are not deleted of some days and clients' names, without those that the import itself made
 * (`importId`; `null` for all).
 */
export async function listSameOrders(
  tx: Tx,
  days: readonly string[],
  clientKeys: readonly string[],
  importId: string | null,
): Promise<SameOrder[]> {
  return await tx.query<SameOrder>({
    name: "orders_like",
    text: `select o.id, o.client_key as "clientKey", o.client_name as "clientName", o.delivery_date as day, o.currency,
        o.total_minor as "totalMinor"
      from orders o where o.business_id = $1 and o.delivery_date = any ($2::date[])
        and o.client_key = any ($3::text[]) and o.deleted_at is null
        and not exists (select from import_row r
          where r.business_id = $1 and r.import_id = $4::uuid and r.entry_id = o.id)
      order by o.id`,
    values: [tx.businessId, [...new Set(days)], [...new Set(clientKeys)], importId],
  });
}
