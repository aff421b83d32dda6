import type { MonthSpans } from "@marzipan/domain/months";
import type { Tx } from "../../platform/database/database.ts";

/** How many orders stand how; open ones of days before today are overdue too. */
export interface StateCounts {
  pending: number;
  in_progress: number;
  completed: number;
  cancelled: number;
  overdue: number;
}

const counted = (condition: string): string =>
  `coalesce(sum(count) filter (where ${condition}), 0)::int`;

/** Counts the orders of a span, open where it has no end, by how they stand, from what is kept of their days. */
export async function countStates(
  tx: Tx,
  [from, to]: readonly [string | null, string | null],
  today: string,
): Promise<StateCounts> {
  const [row] = await tx.query<StateCounts>({
    name: "figures_states",
    text: `select ${counted("key = 'pending'")} as pending, ${counted("key = 'in_progress'")} as in_progress,
        ${counted("key = 'completed'")} as completed, ${counted("key = 'cancelled'")} as cancelled,
        ${counted("kind = 'open' and day < $4::date")} as overdue
      from day_sum where business_id = $1 and kind in ('open', 'ended') and day between $2::date and $3::date`,
    values: [tx.businessId, from ?? "-infinity", to ?? "infinity", today],
    isPlannedOnce: true,
  });
  return row as StateCounts;
}

/** How many orders are where today. */
export interface DayCounts {
  today: number;
  pending: number;
  completed: number;
  overdue: number;
  completedToday: number;
}

/** Counts the orders of today, those that wait, this month's completed and the overdue ones, from what is kept of their days. */
export async function countDay(tx: Tx, spans: MonthSpans): Promise<DayCounts> {
  const [row] = await tx.query<DayCounts>({
    name: "figures_day",
    text: `select ${counted("day = $2::date and key <> 'cancelled'")} as today,
        ${counted("day = $2::date and key = 'completed'")} as "completedToday",
        ${counted("key = 'pending'")} as pending, ${counted("key = 'completed'")} as completed,
        ${counted("kind = 'open' and day < $2::date")} as overdue
      from (
        select kind, day, key, count from day_sum where business_id = $1 and kind = 'open'
        union all
        select kind, day, key, count from day_sum
         where business_id = $1 and kind = 'ended' and day between $3 and $4
      ) kept`,
    values: [tx.businessId, spans.to, spans.from, spans.end],
  });
  return row as DayCounts;
}
