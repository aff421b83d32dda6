import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";

/** A request as notifications describe it. */
export type RequestSubject = Pick<
  Selectable<Tables["order_request"]>,
  | "id"
  | "name"
  | "delivery_date"
  | "delivery_time"
  | "currency"
  | "total_minor"
  | "quote_price_minor"
> & {
  status: RequestStatus;
  lines: { name: string; quantity: number }[];
};

/** Returns the requests with some ids, by id. */
export async function loadRequestSubjects(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<RequestSubject>({
    name: "request_subjects",
    text: `select r.id, r.name, r.status, r.delivery_date, r.delivery_time, r.currency, r.total_minor,
        r.quote_price_minor, coalesce((
          select json_agg(json_build_object('name', i.name, 'quantity', i.quantity::float8) order by i.position)
            from request_item i where i.business_id = $1 and i.request_id = r.id), '[]') as lines
      from order_request r where r.business_id = $1 and r.id = any ($2::uuid[])`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
