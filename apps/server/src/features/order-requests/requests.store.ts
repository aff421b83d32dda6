import type { Tx } from "../../platform/database/database.ts";
import type { Selectable } from "kysely";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** One line of a request as it is stored. */
export interface RequestLine {
  catalog_item_id: Column<"request_item.catalog_item_id">;
  product_id: Column<"request_item.product_id">;
  name: string;
  unit_note: Column<"request_item.unit_note">;
  quantity: number;
  unit_price_minor: Column<"request_item.unit_price_minor">;
  line_total_minor: Column<"request_item.line_total_minor">;
  is_from_price: Column<"request_item.is_from_price">;
  /** As the menu showed it to the customer. */
  shown_name: Column<"request_item.shown_name">;
  shown_unit_note: Column<"request_item.shown_unit_note">;
}

/** A request with its lines, the number of its pictures, and its order's number. */
export type RequestRow = Selectable<Tables["order_request"]> & {
  lines: RequestLine[];
  pictures_count: number;
  order_number: Column<"orders.number"> | null;
};

/** What selects a request `r` of the business `$1` with its lines. */
const requestColumns = `r.*, coalesce((
    select json_agg(json_build_object('catalog_item_id', i.catalog_item_id, 'product_id', i.product_id,
        'name', i.name, 'unit_note', i.unit_note, 'quantity', i.quantity::float8,
        'unit_price_minor', i.unit_price_minor, 'line_total_minor', i.line_total_minor,
        'is_from_price', i.is_from_price, 'shown_name', i.shown_name,
        'shown_unit_note', i.shown_unit_note) order by i.position)
      from request_item i where i.business_id = $1 and i.request_id = r.id), '[]') as lines,
  (select count(*)::int from request_picture p
    where p.business_id = $1 and p.request_id = r.id) as pictures_count`;

const orderNumber = `(select o.number from orders o
  where o.business_id = $1 and o.id = r.order_id) as order_number`;

/** What selects a request `r` as its owner's lists show it. */
export const listedColumns = `${requestColumns}, ${orderNumber}`;

/** Returns one request. */
export async function loadRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.query<RequestRow>({
    name: "load_request",
    text: `select ${listedColumns} from order_request r where r.business_id = $1 and r.id = $2`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Returns one request for changing it: no one else changes it before this commits. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.query<RequestRow>({
    name: "lock_request",
    text: `select ${listedColumns} from order_request r where r.business_id = $1 and r.id = $2 for update of r`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Returns those of some requests that wait for an answer, the first to come first. */
export async function listNewRequests(tx: Tx, ids: readonly string[]): Promise<RequestRow[]> {
  return await tx.query<RequestRow>({
    name: "new_requests",
    text: `select ${listedColumns} from order_request r
      where r.business_id = $1 and r.id = any ($2::uuid[]) and r.status = 'new' order by r.created_at, r.id`,
    values: [tx.businessId, ids],
  });
}

/** What an answer changes on a request. */
export type RequestChange = Partial<
  Pick<
    Selectable<Tables["order_request"]>,
    | "status"
    | "quote_price_minor"
    | "quote_message"
    | "quote_valid_until"
    | "quoted_at"
    | "may_exceed"
    | "answer_message"
    | "answered_at"
    | "order_id"
    | "accepted_as"
  >
>;

/** Changes a request; each change makes `updated_at` later, also within one millisecond. */
export async function changeRequest(
  tx: Tx,
  row: Pick<RequestRow, "id" | "updated_at">,
  change: RequestChange,
): Promise<void> {
  const later = new Date(Math.max(tx.now.getTime(), row.updated_at.getTime() + 1));
  await tx.query(
    build
      .updateTable("order_request")
      .set({ ...change, updated_at: later })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", row.id),
  );
}

/** Notes what happened to a request. */
export async function addRequestEvent(
  tx: Tx,
  event: { id: string; requestId: string; kind: string; byName: string | null },
): Promise<void> {
  await tx.query({
    name: "add_request_event",
    text: `insert into request_event (business_id, request_id, id, kind, at, by_name) values ($1, $2, $3, $4, $5, $6)`,
    values: [tx.businessId, event.requestId, event.id, event.kind, tx.now, event.byName],
  });
}

/** Lists what happened to a request, the oldest first. */
export async function listRequestEvents(tx: Tx, requestId: string) {
  return await tx.query(
    build
      .selectFrom("request_event")
      .select(["kind", "at", "by_name"])
      .where("business_id", "=", tx.businessId)
      .where("request_id", "=", requestId)
      .orderBy("at")
      .orderBy("id"),
  );
}

/** Lists the ids of a request's pictures in their order. */
export async function listRequestPictures(tx: Tx, requestId: string): Promise<string[]> {
  const rows = await tx.query(
    build
      .selectFrom("request_picture")
      .select("file_id")
      .where("business_id", "=", tx.businessId)
      .where("request_id", "=", requestId)
      .orderBy("position"),
  );
  return rows.map((row) => row.file_id);
}

/** Lets pictures of a request count as the business's own, so that an order may show them. */
export async function adoptPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: "adopt_pictures",
    text: "update file set kind = 'picture' where business_id = $1 and id = any ($2::uuid[]) and kind = 'request'",
    values: [tx.businessId, ids],
  });
}

/** Stores the hash of a request's token; one that is kept already stays. */
export async function keepToken(tx: Tx, tokenHash: string, requestId: string): Promise<void> {
  await tx.query({
    name: "keep_request_token",
    text: "select app.add_request_token($1, $2)",
    values: [tokenHash, requestId],
  });
}

/** What a text to the customer says of the order. */
export interface ToldOrder {
  currency: Column<"orders.currency">;
  total_minor: Column<"orders.total_minor">;
  delivery_date: Column<"orders.delivery_date">;
  delivery_time: Column<"orders.delivery_time">;
  /** The order is cancelled or deleted. */
  is_off: boolean;
}

/** Returns what a text to the customer says of the order; `undefined` once it is gone. */
export async function loadToldOrder(tx: Tx, orderId: string): Promise<ToldOrder | undefined> {
  return (
    await tx.query(
      build
        .selectFrom("orders")
        .select((eb) => [
          "currency",
          "total_minor",
          "delivery_date",
          "delivery_time",
          eb
            .or([eb("deleted_at", "is not", null), eb("cancelled_at", "is not", null)])
            .$castTo<boolean>()
            .as("is_off"),
        ])
        .where("business_id", "=", tx.businessId)
        .where("id", "=", orderId),
    )
  )[0];
}
