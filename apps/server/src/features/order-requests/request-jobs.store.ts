import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { Database, Tx } from "../../platform/database/database.ts";
import { aMillisecondLater } from "../../platform/database/later.ts";
import type { Column } from "../../platform/database/tables.ts";

/** An open request whose day may have passed. */
export interface PassingRequest {
  business_id: Column<"order_request.business_id">;
  id: string;
  status: RequestStatus;
  delivery_date: Column<"order_request.delivery_date">;
  time_zone: Column<"business.time_zone">;
}

/** Lists open requests for a day before `before`, of every business. */
export async function listPassing(database: Database, before: string): Promise<PassingRequest[]> {
  return await database.lookUp<PassingRequest>({
    text: "select * from app.list_open_requests($1)",
    values: [before],
  });
}

/** Lists requests that expired, or whose offered price did, and whose customers are to be told; at most 500. */
export async function listUntoldEnds(
  database: Database,
  now: Date,
): Promise<{ business_id: Column<"order_request.business_id">; id: string }[]> {
  return await database.lookUp({ text: "select * from app.list_untold_ends($1)", values: [now] });
}

/** Notes that the customer of a request was told of its end, or of its price's. */
export async function noteEndTold(tx: Tx, id: string): Promise<void> {
  await tx.query({
    text: "update order_request set told_end_at = $3 where business_id = $1 and id = $2",
    values: [tx.businessId, id, tx.now],
  });
}

/** Lists requests that were closed before an instant and still hold personal data, at most 500. */
export async function listForgettable(
  database: Database,
  before: Date,
): Promise<{ business_id: Column<"order_request.business_id">; id: string }[]> {
  return await database.lookUp({
    text: "select * from app.list_forgettable_requests($1)",
    values: [before],
  });
}

/**
 * Removes the personal data of a request, what was written to its customer included, which may name
 * them; returns the files that it showed.
 */
export async function forgetRequest(tx: Tx, id: string): Promise<string[]> {
  await tx.query({
    text: `update order_request r set name = '', phone = '', email = null, address = null, note = '',
        allergy_note = '', quote_message = '', answer_message = '', search_key = '#' || r.number::text, personal_removed_at = $3,
        updated_at = greatest($3::timestamptz, ${aMillisecondLater})
      where r.business_id = $1 and r.id = $2`,
    values: [tx.businessId, id, tx.now],
  });
  const rows = await tx.query<{ file_id: Column<"request_picture.file_id"> }>({
    text: "delete from request_picture where business_id = $1 and request_id = $2 returning file_id",
    values: [tx.businessId, id],
  });
  return rows.map((row) => row.file_id);
}
