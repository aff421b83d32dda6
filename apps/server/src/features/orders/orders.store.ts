import type { Settlement } from "@marzipan/contract/past-orders";
import type { CustomerUpdate } from "@marzipan/domain/customer-updates";
import type { OrderChange } from "@marzipan/domain/order-history";
import { orderSearchText } from "@marzipan/domain/order-search";
import type { OrderFields } from "@marzipan/domain/orders";
import { isSettled } from "@marzipan/domain/settlement";
import type { Selectable } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import type { BusinessId } from "../../platform/database/proof.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import { together } from "../../platform/database/together.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { orderDetailsJson } from "./order-json.store.ts";
import { addLines, columnsOf } from "./order-rows.store.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Who is behind a change of an order. */
export interface Author {
  /** `null` where no account of the business acted. */
  accountId: string | null;
  fullName: string;
}

/** Returns one order with pictures and history as JSON text; one deleted before `since` is gone. */
export function orderDetails(
  businessId: BusinessId,
  id: string,
  since: Date,
): Statement<{ json: string }> {
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
  /** How it counts if it was completed while payments could not be recorded (rulings §6). */
  settlement: Settlement | null;
  /** Whether it counts as settled whatever was recorded. */
  isSettled: boolean;
  /** A customer's request became it. */
  isRequested: boolean;
  /** What its customer should be told. */
  update: CustomerUpdate | null;
  /** The stored key of each line's name; `null` when they are made again. */
  lineKeys: readonly string[] | null;
}

type LoadedRow = Selectable<Tables["orders"]> & {
  lines: OrderFields["lines"];
  line_keys: string[];
  picture_ids: string[];
  is_requested: boolean;
};

/**
 * Loads an order, deleted or not; no one else changes it before this commits. It is locked first and read by the next
 * statement: one that waited for the lock itself would see the new order with the lines from before.
 */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const locking = tx.query({
    name: "lock_order",
    text: "select from orders where business_id = $1 and id = $2 for update",
    values: [tx.businessId, id],
  });
  const { order } = await together({ locking, order: findOrder(tx, id) });
  return order;
}

const storedText = `select o.*, coalesce((
          select json_agg(json_build_object('dessertName', i.dessert_name, 'quantity', i.quantity::float8,
              'unitPriceMinor', i.unit_price_minor, 'productId', i.product_id) order by i.position)
            from order_item i where i.business_id = $1 and i.order_id = o.id), '[]') as lines,
        array(select i.name_key from order_item i
          where i.business_id = $1 and i.order_id = o.id order by i.position) as line_keys,
        array(select p.file_id::text from order_picture p
          where p.business_id = $1 and p.order_id = o.id order by p.position) as picture_ids,
        exists (select from order_request r where r.business_id = $1 and r.order_id = o.id) as is_requested
      from orders o where o.business_id = $1 and`;

/** Loads an order, deleted or not, to be read only. */
export async function findOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const [row] = await tx.query<LoadedRow>({
    name: "find_order",
    text: `${storedText} o.id = $2`,
    values: [tx.businessId, id],
  });
  return row && readOrder(row);
}

/** Loads orders that are not deleted, locked until the transaction ends. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<StoredOrder[]> {
  await tx.query({
    name: "lock_orders",
    text: `select from orders where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null
      order by id for update`,
    values: [tx.businessId, ids],
  });
  const rows = await tx.query<LoadedRow>({
    name: "find_orders",
    text: `${storedText} o.id = any ($2::uuid[]) and o.deleted_at is null order by o.id`,
    values: [tx.businessId, ids],
  });
  return rows.map(readOrder);
}

function readOrder(row: LoadedRow): StoredOrder {
  return {
    id: row.id,
    number: row.number,
    readyAt: row.ready_at,
    cancelledAt: row.cancelled_at,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
    settlement: row.settlement,
    isSettled: isSettled({
      settlement: row.settlement,
      isImported: row.is_imported,
      deliveryDate: row.delivery_date,
      createdDay: row.created_day,
    }),
    isRequested: row.is_requested,
    update: row.customer_update,
    lineKeys: row.line_keys,
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
  settlement?: Settlement | null;
  ready_at?: Column<"orders.ready_at">;
  cancelled_at?: Column<"orders.cancelled_at">;
  cancel_reason?: Column<"orders.cancel_reason">;
  deleted_at?: Column<"orders.deleted_at">;
  has_page?: Column<"orders.has_page">;
  customer_update?: CustomerUpdate | null;
}

/** Asks to change facts of an order; each change makes `updated_at` later, also within one millisecond. */
export function changeFacts(tx: Tx, id: string, facts: OrderFacts): Asked {
  return build
    .updateTable("orders")
    .set({ ...facts, updated_at: laterThanBefore(tx) })
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id);
}

/** Asks to store what an order's customer should be told; `null` once nothing. The order itself is not changed. */
export function setCustomerUpdate(tx: Tx, id: string, update: CustomerUpdate | null): Asked {
  return build
    .updateTable("orders")
    .set({ customer_update: update })
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id);
}

/** Returns as JSON texts the orders changed since an instant whose customers should be told, the last change first. */
export async function listUntold(tx: Tx, since: Date, limit: number): Promise<{ json: string }[]> {
  return await tx.query<{ json: string }>({
    name: "untold_orders",
    text: `select ${orderDetailsJson} as json from orders o
      where o.business_id = $1 and o.customer_update is not null and o.deleted_at is null and o.updated_at > $2
      order by o.customer_update->>'at' desc, o.id limit $3`,
    values: [tx.businessId, since, limit],
  });
}

/** Asks to renew the link to an order's page. */
export function renewPage(tx: Tx, id: string): Asked {
  return build
    .updateTable("orders")
    .set((eb) => ({ page_turn: eb("page_turn", "+", 1), updated_at: laterThanBefore(tx) }))
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id);
}

/** Returns the text in which an order with such fields is searched. */
export function searchKeyOf({ number }: StoredOrder, fields: OrderFields): string {
  return `#${number} ${orderSearchText(fields)}`;
}

/** Asks to store an order's fields again, with the settlement that their status leads to, and what to tell the customer. */
export function changeOrder(
  tx: Tx,
  order: StoredOrder,
  fields: OrderFields,
  settlement: Settlement | null,
  update: CustomerUpdate | null,
): Asked {
  return build
    .updateTable("orders")
    .set({
      ...columnsOf(fields),
      settlement,
      customer_update: update,
      search_key: searchKeyOf(order, fields),
      updated_at: laterThanBefore(tx),
    })
    .where("business_id", "=", tx.businessId)
    .where("id", "=", order.id);
}

/** Asks to put an order's lines in the place of those that it had. */
export function replaceLines(tx: Tx, id: string, fields: OrderFields): Asked[] {
  const removal = build
    .deleteFrom("order_item")
    .where("business_id", "=", tx.businessId)
    .where("order_id", "=", id);
  return [removal, ...addLines(tx, id, fields)];
}

/** Asks to put pictures in the place of those that an order had. */
export function replacePictures(tx: Tx, id: string, pictureIds: readonly string[]): Asked[] {
  const removal = build
    .deleteFrom("order_picture")
    .where("business_id", "=", tx.businessId)
    .where("order_id", "=", id);
  return [removal, ...addPictures(tx, id, pictureIds)];
}

/** Asks to store the pictures of an order that has none. */
export function addPictures(tx: Tx, id: string, pictureIds: readonly string[]): Asked[] {
  if (pictureIds.length === 0) return [];
  const rows = pictureIds.map((file_id, position) => ({
    business_id: tx.businessId,
    order_id: id,
    position,
    file_id,
  }));
  return [build.insertInto("order_picture").values(rows)];
}

/** Asks to add lines to an order's history. */
export function addEvents(tx: Tx, id: string, by: Author, changes: readonly OrderChange[]): Asked {
  return build.insertInto("order_event").values(
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
  );
}

/** Counts the orders made on the days of a span, deleted ones too, imported ones not (rulings §3). */
export async function countMadeOrders(tx: Tx, from: string, to: string): Promise<number> {
  const [row] = await tx.query(
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
