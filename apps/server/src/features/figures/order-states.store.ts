import type { Tx } from "../../platform/database/database.ts";

/** How many orders stand how; open ones of days before today are overdue too. */
export interface StateCounts {
  pending: number;
  in_progress: number;
  completed: number;
  cancelled: number;
  overdue: number;
}

/**
 * Counts the orders of a span, open where it has no end, by how they stand: completed ones by what is kept of their
 * days, the others by indexes that hold no completed one.
 */
export async function countStates(
  tx: Tx,
  [from, to]: readonly [string | null, string | null],
  today: string,
): Promise<StateCounts> {
  const [row] = await tx.query<StateCounts>({
    name: "figures_states",
    text: `with open as (
        select status, count(*) as count, count(*) filter (where delivery_date < $4::date) as overdue from orders
         where business_id = $1 and status in ('pending', 'in_progress') and cancelled_at is null
           and deleted_at is null and delivery_date between $2::date and $3::date
         group by status
      ), done as (
        select coalesce(sum(count), 0) as count from day_sum
         where business_id = $1 and kind = 'revenue' and day between $2::date and $3::date
      ), cancelled as (
        select count(*) as count from orders
         where business_id = $1 and cancelled_at is not null and deleted_at is null
           and delivery_date between $2::date and $3::date
      )
      select coalesce((select count from open where status = 'pending'), 0)::int as pending,
        coalesce((select count from open where status = 'in_progress'), 0)::int as in_progress,
        coalesce((select sum(overdue) from open), 0)::int as overdue,
        (select count from done)::int as completed, (select count from cancelled)::int as cancelled`,
    values: [tx.businessId, from ?? "-infinity", to ?? "infinity", today],
  });
  return row as StateCounts;
}
