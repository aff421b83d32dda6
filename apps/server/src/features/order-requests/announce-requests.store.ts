import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { listedColumns } from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";

/** Lists the open businesses with new requests that were not announced, the longest waiting first. */
export async function listBusinessesToAnnounce(
  database: Database,
): Promise<{ business_id: Column<"order_request.business_id"> }[]> {
  return await database.lookUp({
    text: "select * from app.list_unannounced_requests()",
    values: [],
  });
}

/** Returns how often the business was mailed about new requests between an instant and now. */
export async function countAnnouncements(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: `select count(distinct announced_at)::int as count from order_request
      where business_id = $1 and announced_at > $2 and announced_at <= $3`,
    values: [tx.businessId, since, tx.now],
  });
  return row?.count ?? 0;
}

/** Marks the new requests as announced and returns those that no other transaction marked, the first to come first. */
export async function markAnnounced(tx: Tx): Promise<RequestRow[]> {
  return await tx.query<RequestRow>({
    text: `with marked as (
        update order_request set announced_at = $2
         where business_id = $1 and status = 'new' and announced_at is null returning id)
      select ${listedColumns} from order_request r
       where r.business_id = $1 and r.id in (select id from marked) order by r.created_at, r.id`,
    values: [tx.businessId, tx.now],
  });
}
