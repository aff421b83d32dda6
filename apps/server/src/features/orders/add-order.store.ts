import type { OrderChange } from "@marzipan/domain/order-history";
import { orderSearchText } from "@marzipan/domain/order-search";
import type { OrderFields } from "@marzipan/domain/orders";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/ids.ts";
import { columnsOf, lineColumns, lineRows, lineValues, written } from "./order-rows.store.ts";
import type { Author } from "./orders.store.ts";

const firstWritten = 16;
const author = [firstWritten + written.length, firstWritten + written.length + 1];
const insertText = `
  with numbered as (
    update business_counter set last_order_number = last_order_number + 1
     where business_id = $1 returning last_order_number as number
  ), made as (
    insert into orders (business_id, id, number, search_key, created_day, created_at, updated_at,
        ${written.join(", ")})
    select $1, $2, number, '#' || number || ' ' || $9, $10, $11, $11,
        ${written.map((_name, index) => `$${firstWritten + index}`).join(", ")}
      from numbered
  ), lines as (
    insert into ${lineColumns} ${lineRows}
  ), pictures as (
    insert into order_picture (business_id, order_id, position, file_id)
    select $1, $2, p.position - 1, p.file from unnest($12::uuid[]) with ordinality as p (file, position)
  )
  insert into order_event (business_id, order_id, id, kind, from_value, at, account_id, by_name)
  select $1, $2, $13, $14, $15, $11, $${author[0]}, $${author[1]}`;

/**
 * Asks to store a new order with the business's next number and the first line of its history; the lock on the
 * counter is held from here to the commit.
 */
export function addOrder(
  tx: Tx,
  id: string,
  order: OrderFields,
  createdDay: string,
  by: Author,
  first: OrderChange,
): Statement {
  const columns = columnsOf(order);
  return {
    name: "add_order",
    text: insertText,
    values: [
      ...lineValues(tx, id, order),
      orderSearchText(order),
      createdDay,
      tx.now,
      order.pictureIds,
      makeId(),
      first.kind,
      first.from,
      ...written.map((name) => columns[name]),
      by.accountId,
      by.fullName,
    ],
  };
}
