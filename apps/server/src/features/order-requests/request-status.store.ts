import type { Tx } from "../../platform/database/database.ts";
import { requestColumns } from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";

/** A request as its customer's token opens it. */
export type OwnRequestRow = Omit<RequestRow, "order_number">;

/** Answers the request whose token was entered. */
export async function loadOwnRequest(tx: Tx): Promise<OwnRequestRow | undefined> {
  const [row] = await tx.query<OwnRequestRow>({
    name: "own_request",
    text: `select ${requestColumns} from order_request r
      where r.business_id = (select app.business()) and r.id = (select app.request())`,
    values: [],
  });
  return row;
}

/** The order of a request, with what happened to it. */
export interface OwnOrder {
  number: number;
  status: "pending" | "in_progress" | "completed";
  ready_at: string | null;
  cancelled_at: string | null;
  delivery_date: string;
  delivery_time: string | null;
  fulfilment: "pickup" | "delivery";
  items_total_minor: number;
  agreed_price_minor: number | null;
  total_minor: number;
  deposit_kind: "sum" | "percent" | null;
  deposit_value_minor: number | null;
  events: { kind: string; to: string | null; at: string }[];
}

/** Answers the order of the request whose token was entered, `null` before there is one. */
export async function loadOwnOrder(tx: Tx): Promise<OwnOrder | null> {
  const [row] = await tx.query<{ json: OwnOrder | null }>({
    name: "own_order",
    text: "select app.request_order() as json",
    values: [],
  });
  return row?.json ?? null;
}

/** Marks the entered request as withdrawn; answers whether it was still open. */
export async function markWithdrawn(tx: Tx, eventId: string): Promise<boolean> {
  const rows = await tx.query<{ id: string }>({
    text: `update order_request r set status = 'withdrawn', answered_at = $1,
        updated_at = greatest($1::timestamptz, r.updated_at + interval '1 millisecond')
      where r.business_id = (select app.business()) and r.id = (select app.request())
        and r.status in ('new', 'quoted') returning r.id`,
    values: [tx.now],
  });
  const [row] = rows;
  if (!row) return false;
  await tx.query({
    text: `insert into request_event (business_id, request_id, id, kind, at)
      values (app.business(), $1, $2, 'withdrawn', $3)`,
    values: [row.id, eventId, tx.now],
  });
  return true;
}

/** Answers the business of a picture that belongs to the entered request, `null` when it does not. */
export async function findRequestPicture(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.query<{ business_id: string }>({
    name: "request_picture",
    text: `select p.business_id from request_picture p
      where p.business_id = (select app.business()) and p.request_id = (select app.request()) and p.file_id = $1`,
    values: [id],
  });
  return row?.business_id ?? null;
}
