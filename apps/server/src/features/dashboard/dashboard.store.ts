import type { MonthSpans } from "@marzipan/domain/months";
import type { Tx } from "../../platform/database/database.ts";

/** How many orders stand where today. */
export interface DayCounts {
  today: number;
  pending: number;
  completed: number;
  overdue: number;
  completedToday: number;
}

/** Counts the orders of today, those that wait, this month's completed and the overdue ones; each by its own index. */
export async function countDay(tx: Tx, spans: MonthSpans): Promise<DayCounts> {
  const live = "from orders where business_id = $1 and deleted_at is null and cancelled_at is null";
  const rows = await tx.query<DayCounts>({
    name: "dashboard_counts",
    text: `select
        (select count(*) ${live} and delivery_date = $2) as today,
        (select count(*) ${live} and delivery_date = $2 and status = 'completed') as "completedToday",
        (select count(*) ${live} and status = 'pending') as pending,
        (select count(*) ${live} and status = 'completed' and delivery_date between $3 and $4) as completed,
        (select count(*) ${live} and status in ('pending', 'in_progress') and delivery_date < $2) as overdue`,
    values: [tx.businessId, spans.to, spans.from, spans.end],
    isPlannedOnce: true,
  });
  return rows[0] as DayCounts;
}

/** What of the limits is used beside the month's orders. */
export interface Used {
  clients: number;
  products: number;
  storedBytes: number;
  people: number;
}

/** Counts clients and products that are not deleted, the bytes of stored files, and the people of the business. */
export async function countUsed(tx: Tx): Promise<Used> {
  const rows = await tx.query<Used>({
    name: "usage",
    text: `select
        (select count(*) from client where business_id = $1 and deleted_at is null) as clients,
        (select count(*) from product where business_id = $1 and deleted_at is null) as products,
        (select stored_bytes from business_counter where business_id = $1) as "storedBytes",
        (select count(*) from account where business_id = $1) as people`,
    values: [tx.businessId],
  });
  return rows[0] as Used;
}
