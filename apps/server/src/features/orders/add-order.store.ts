import type { Settlement } from "@marzipan/contract/past-orders";
import type { OrderChange } from "@marzipan/domain/order-history";
import { orderSearchText } from "@marzipan/domain/order-search";
import type { OrderFields } from "@marzipan/domain/orders";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import type { Column } from "../../platform/database/tables.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { addLines, columnsOf, written } from "./order-rows.store.ts";
import { addPictures } from "./orders.store.ts";
import type { Author } from "./orders.store.ts";

/**
 * Takes the business's next number for an order that is about to be stored; the lock on the counter is held from here to
 * the commit, so it is taken after that of a client and before that of a day.
 */
export async function takeNumber(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ number: Column<"orders.number"> }>({
    name: "take_order_number",
    text: `update business_counter set last_order_number = last_order_number + 1
      where business_id = $1 returning last_order_number as number`,
    values: [tx.businessId],
  });
  if (!row) throw new Error("the business has no counter");
  return row.number;
}

/** As `takeNumber`, with the path of the page that an order with this id will have; `null` while pages are off. */
export async function takeNumberAndPage(
  tx: Tx,
  id: string,
): Promise<{ number: number; pagePath: string | null }> {
  const [row] = await tx.query<{ number: Column<"orders.number">; page_path: string | null }>({
    name: "take_order_number_and_page",
    text: `update business_counter c set last_order_number = last_order_number + 1
      where business_id = $1 returning last_order_number as number,
        (select '/order/' || app.order_page_token(b.id, b.order_page_secret, $2, c.last_order_number, 0)
          from business b where b.id = $1 and b.has_order_pages) as page_path`,
    values: [tx.businessId, id],
  });
  if (!row) throw new Error("the business has no counter");
  return { number: row.number, pagePath: row.page_path };
}

const columns = [
  "business_id",
  "id",
  "number",
  "search_key",
  "created_day",
  "created_at",
  "updated_at",
  "settlement",
];
const places = [...columns, ...written].map((_name, index) => `$${index + 1}`);
const insertText = `insert into orders (${[...columns, ...written].join(", ")}) values (${places.join(", ")})`;

/** Asks to store a new order under a number that was taken for it, with the first line of its history. */
export function addOrder(
  tx: Tx,
  made: { id: string; number: number; createdDay: string; settlement: Settlement | null },
  order: OrderFields,
  by: Author,
  first: OrderChange,
): Asked[] {
  const fields = columnsOf(order);
  const insert: Statement = {
    name: "add_order",
    text: insertText,
    values: [
      tx.businessId,
      made.id,
      made.number,
      `#${made.number} ${orderSearchText(order)}`,
      made.createdDay,
      tx.now,
      tx.now,
      made.settlement,
      ...written.map((name) => fields[name]),
    ],
  };
  const event: Statement = {
    name: "add_first_event",
    text: `insert into order_event (business_id, order_id, id, kind, from_value, at, account_id, by_name)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      tx.businessId,
      made.id,
      makeId(),
      first.kind,
      first.from,
      tx.now,
      by.accountId,
      by.fullName,
    ],
  };
  return [
    insert,
    ...addLines(tx, made.id, order),
    ...addPictures(tx, made.id, order.pictureIds),
    event,
  ];
}
