import type { Tx } from "../../platform/database/database.ts";

/** How many orders stand how; open ones of days before today are overdue too. */
export interface StateCounts {
  pending: number;
  in_progress: number;
  completed: number;
  cancelled: number;
  overdue: number;
}

const overdue = "and delivery_date < $4::date";

/** Counts the orders of one open state: with a state alone an index has them one after the other, whatever the span. */
const counted = (state: string, more = ""): string => `(select count(*) from orders
          where business_id = $1 and ${state} and cancelled_at is null and deleted_at is null
            and delivery_date between $2::date and $3::date ${more})`;

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
    text: `select ${counted("status = 'pending'")}::int as pending, ${counted("status = 'in_progress'")}::int as in_progress,
        (${counted("status = 'pending'", overdue)} + ${counted("status = 'in_progress'", overdue)})::int as overdue,
        (select coalesce(sum(count), 0) from day_sum
          where business_id = $1 and kind = 'revenue' and day between $2::date and $3::date)::int as completed,
        (select count(*) from orders
          where business_id = $1 and cancelled_at is not null and deleted_at is null
            and delivery_date between $2::date and $3::date)::int as cancelled`,
    values: [tx.businessId, from ?? "-infinity", to ?? "infinity", today],
  });
  return row as StateCounts;
}
