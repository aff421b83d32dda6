import type { OrderChange } from "@marzipan/domain/order-history";
import { orderSearchText } from "@marzipan/domain/order-search";
import { lineTotalMinor } from "@marzipan/domain/money";
import { itemsTotalMinor, totalMinor } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { nameKey } from "@marzipan/domain/search";
import { sql } from "kysely";
import type { Selectable, Updateable } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { makeId } from "../../platform/ids.ts";
import { orderDetailsJson } from "./order-json.store.ts";

/** Who stands behind a change of an order. */
export interface Author {
  accountId: string;
  fullName: string;
}

const written = [
  "client_id",
  "client_name",
  "client_key",
  "phone",
  "customer_email",
  "delivery_date",
  "delivery_time",
  "fulfilment",
  "address",
  "notes",
  "allergens",
  "allergy_note",
  "currency",
  "items_total_minor",
  "agreed_price_minor",
  "total_minor",
  "deposit_kind",
  "deposit_value_minor",
  "deposit_due_date",
  "status",
] as const;

type Written = Pick<Tables["orders"], (typeof written)[number]>;

function columnsOf(order: OrderFields): Updateable<Written> {
  return {
    client_id: order.clientId,
    client_name: order.clientName,
    client_key: nameKey(order.clientName),
    phone: order.phone,
    customer_email: order.customerEmail,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    fulfilment: order.fulfilment,
    address: order.address,
    notes: order.notes,
    allergens: [...order.allergens],
    allergy_note: order.allergyNote,
    currency: order.currency,
    items_total_minor: itemsTotalMinor(order.lines),
    agreed_price_minor: order.agreedPriceMinor,
    total_minor: totalMinor(order),
    deposit_kind: order.depositKind,
    deposit_value_minor: order.depositValueMinor,
    deposit_due_date: order.depositDueDate,
    status: order.status,
  };
}

const firstWritten = 16;
const author = [firstWritten + written.length, firstWritten + written.length + 1];
const lineColumns = `order_item (business_id, order_id, position, dessert_name, name_key, quantity,
    unit_price_minor, line_total_minor, product_id)`;
const lineRows = `select $1, $2, l.position - 1, l.name, l.name_key, l.quantity, l.price, l.total, l.product
  from unnest($3::text[], $4::text[], $5::numeric[], $6::bigint[], $7::bigint[], $8::uuid[])
    with ordinality as l (name, name_key, quantity, price, total, product, position)`;

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

function lineValues(tx: Tx, id: string, order: OrderFields): unknown[] {
  const { lines } = order;
  return [
    tx.businessId,
    id,
    lines.map((line) => line.dessertName),
    lines.map((line) => nameKey(line.dessertName)),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitPriceMinor),
    lines.map((line) => lineTotalMinor(line.quantity, line.unitPriceMinor)),
    lines.map((line) => line.productId),
  ];
}

/**
 * Stores a new order with the business's next number and the first line of its history; the lock on the
 * counter is held from here to the commit.
 */
export async function addOrder(
  tx: Tx,
  id: string,
  order: OrderFields,
  createdDay: string,
  by: Author,
  first: OrderChange,
): Promise<void> {
  const columns = columnsOf(order);
  await tx.query({
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
  });
}

/** Answers one order with pictures and history as JSON text; one deleted before `since` is gone. */
export function orderDetails(businessId: string, id: string, since: Date): Statement {
  return {
    name: "order_details",
    text: `select ${orderDetailsJson} as json from orders o
      where o.business_id = $1 and o.id = $2 and (o.deleted_at is null or o.deleted_at > $3)`,
    values: [businessId, id, since],
  };
}

/** An order as it is stored, for deciding on a change. */
export interface StoredOrder {
  id: string;
  number: number;
  fields: OrderFields;
  readyAt: Date | null;
  cancelledAt: Date | null;
  deletedAt: Date | null;
  updatedAt: Date;
}

type LoadedRow = Selectable<Tables["orders"]> & {
  lines: OrderFields["lines"];
  picture_ids: string[];
};

/** Loads an order, deleted or not; nobody else changes it before this commits. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const [row] = await tx.query<LoadedRow>({
    name: "lock_order",
    text: `select o.*, coalesce((
          select json_agg(json_build_object('dessertName', i.dessert_name, 'quantity', i.quantity::float8,
              'unitPriceMinor', i.unit_price_minor, 'productId', i.product_id) order by i.position)
            from order_item i where i.business_id = o.business_id and i.order_id = o.id), '[]') as lines,
        array(select p.file_id::text from order_picture p
          where p.business_id = o.business_id and p.order_id = o.id order by p.position) as picture_ids
      from orders o where o.business_id = $1 and o.id = $2 for update of o`,
    values: [tx.businessId, id],
  });
  return row && readOrder(row);
}

function readOrder(row: LoadedRow): StoredOrder {
  return {
    id: row.id,
    number: row.number,
    readyAt: row.ready_at,
    cancelledAt: row.cancelled_at,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
    fields: {
      clientId: row.client_id,
      clientName: row.client_name,
      phone: row.phone,
      customerEmail: row.customer_email,
      deliveryDate: row.delivery_date,
      deliveryTime: row.delivery_time,
      fulfilment: row.fulfilment,
      address: row.address,
      notes: row.notes,
      allergens: row.allergens,
      allergyNote: row.allergy_note,
      currency: row.currency,
      agreedPriceMinor: row.agreed_price_minor,
      depositKind: row.deposit_kind,
      depositValueMinor: row.deposit_value_minor,
      depositDueDate: row.deposit_due_date,
      pictureIds: row.picture_ids,
      status: row.status,
      lines: row.lines,
    },
  };
}

/** The facts of an order that change by themselves; `null` takes one back. */
export interface OrderFacts {
  status?: OrderFields["status"];
  ready_at?: Date | null;
  cancelled_at?: Date | null;
  cancel_reason?: string | null;
  deleted_at?: Date | null;
}

/** Changes facts of an order; each change makes `updated_at` later, also within one millisecond. */
export async function changeFacts(tx: Tx, id: string, facts: OrderFacts): Promise<void> {
  await tx.rows(
    build
      .updateTable("orders")
      .set({ ...facts, updated_at: laterThanBefore(tx) })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

function laterThanBefore(tx: Tx) {
  return sql<Date>`greatest(${tx.now}::timestamptz, updated_at + interval '1 millisecond')`;
}

/** Stores an order's fields anew. */
export async function changeOrder(tx: Tx, order: StoredOrder, fields: OrderFields): Promise<void> {
  await tx.rows(
    build
      .updateTable("orders")
      .set({
        ...columnsOf(fields),
        search_key: `#${order.number} ${orderSearchText(fields)}`,
        updated_at: laterThanBefore(tx),
      })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", order.id),
  );
}

/** Puts an order's lines in the place of those that it had. */
export async function replaceLines(tx: Tx, id: string, fields: OrderFields): Promise<void> {
  await Promise.all([
    tx.rows(
      build
        .deleteFrom("order_item")
        .where("business_id", "=", tx.businessId)
        .where("order_id", "=", id),
    ),
    tx.query({
      text: `insert into ${lineColumns} ${lineRows}`,
      values: lineValues(tx, id, fields),
    }),
  ]);
}

/** Puts pictures in the place of those that an order had. */
export async function replacePictures(
  tx: Tx,
  id: string,
  pictureIds: readonly string[],
): Promise<void> {
  const rows = pictureIds.map((file_id, position) => ({
    business_id: tx.businessId,
    order_id: id,
    position,
    file_id,
  }));
  await Promise.all([
    tx.rows(
      build
        .deleteFrom("order_picture")
        .where("business_id", "=", tx.businessId)
        .where("order_id", "=", id),
    ),
    ...(rows.length > 0 ? [tx.rows(build.insertInto("order_picture").values(rows))] : []),
  ]);
}

/** Adds lines to an order's history. */
export async function addEvents(
  tx: Tx,
  id: string,
  by: Author,
  changes: readonly OrderChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.rows(
    build.insertInto("order_event").values(
      changes.map((change) => ({
        business_id: tx.businessId,
        order_id: id,
        id: makeId(),
        kind: change.kind,
        from_value: change.from,
        to_value: change.to,
        at: tx.now,
        account_id: by.accountId,
        by_name: by.fullName,
      })),
    ),
  );
}

/** Counts the orders made on the days of a span, deleted ones too, imported ones not (rulings §3). */
export async function countMadeOrders(tx: Tx, from: string, to: string): Promise<number> {
  const row = await tx.row(
    build
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("created_day", ">=", from)
      .where("created_day", "<=", to)
      .where((eb) => eb.not(eb.ref("is_imported"))),
  );
  return row?.count ?? 0;
}
