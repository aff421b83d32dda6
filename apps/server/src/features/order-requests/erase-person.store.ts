import type { Tx } from "../../platform/database/database.ts";
import { aMillisecondLater } from "../../platform/database/later.ts";
import type { Column } from "../../platform/database/tables.ts";
import { valueRows } from "../../platform/database/value-rows.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";
import { makeId } from "../../platform/formats/ids.ts";

/** Removes a person from their requests, and withdraws the open ones; returns the files of the requests' pictures. */
export async function erasePersonInRequests(
  tx: Tx,
  { requestIds, names }: ErasedPerson,
): Promise<string[]> {
  const { businessId, now } = tx;
  const open = await tx.query<{ id: string }>({
    text: `select id from order_request
      where business_id = $1 and id = any ($2) and status in ('new', 'quoted') order by id for update`,
    values: [businessId, requestIds],
  });
  if (open.length > 0) {
    await tx.query({
      text: `insert into request_event (business_id, kind, at, request_id, id)
        values ${valueRows(open.length, 3, 2)}`,
      values: [businessId, "withdrawn", now, ...open.flatMap(({ id }) => [id, makeId()])],
    });
  }
  await tx.query({
    text: `update order_request r
        set status = case when r.status in ('new', 'quoted') then 'withdrawn' else r.status end,
            answered_at = coalesce(r.answered_at, $3), name = '', phone = '', email = null, address = null, note = '',
            allergy_note = '', quote_message = '', answer_message = '', search_key = '#' || r.number::text,
            ask_key = null, ask_hash = '', personal_removed_at = $3,
            updated_at = greatest($3::timestamptz, ${aMillisecondLater})
      where r.business_id = $1 and r.id = any ($2)`,
    values: [businessId, requestIds, now],
  });
  await tx.query({
    text: `update request_event set by_name = null
      where business_id = $1 and request_id = any ($2) and by_name = any ($3)`,
    values: [businessId, requestIds, names],
  });
  const files = await tx.query<{ file_id: Column<"request_picture.file_id"> }>({
    text: "delete from request_picture where business_id = $1 and request_id = any ($2) returning file_id",
    values: [businessId, requestIds],
  });
  return files.map((row) => row.file_id);
}
