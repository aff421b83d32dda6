import type { Span } from "@marzipan/domain/figures";
import type { Tx } from "../../platform/database/database.ts";

/** An order of a day, with how many there are and what all of them come to, in minor units. */
export interface DayOrder {
  id: string;
  clientName: string;
  day: string;
  time: string | null;
  totalMinor: number;
  ordersCount: number;
  sumMinor: number;
}

/** Lists the orders of a span in the order of their times, whatever their state but cancelled. */
export async function listDayOrders(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  limit: number,
): Promise<DayOrder[]> {
  return await tx.query<DayOrder>({
    name: "asked_day_orders",
    text: `select id, client_name as "clientName", delivery_date as day, left(delivery_time::text, 5) as time,
        total_minor as "totalMinor", (count(*) over ())::int as "ordersCount",
        (sum(total_minor) over ())::bigint as "sumMinor"
      from orders
      where business_id = $1 and deleted_at is null and cancelled_at is null
        and delivery_date between $2 and $3 and currency = $4
      order by delivery_date, coalesce(delivery_time, '24:00'), id limit $5`,
    values: [tx.businessId, from, to, currency, limit],
  });
}
