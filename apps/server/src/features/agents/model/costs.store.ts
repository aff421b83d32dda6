import type { Tx } from "../../../platform/database/database.ts";

/** What an answer may cost, in millionths of a US dollar, within what the month may. */
export interface Cost {
  /** The first day of the business's month. */
  month: string;
  microUsd: number;
  mostMicroUsd: number;
}

/** Counts a cost before it arises; returns `false`, and counts nothing, where it would be more than the month may have. */
export async function reserveCost(
  tx: Tx,
  { month, microUsd, mostMicroUsd }: Cost,
): Promise<boolean> {
  if (microUsd > mostMicroUsd) return false;
  const rows = await tx.query<{ one: number }>({
    text: `insert into agent_cost as c (business_id, month, micro_usd, updated_at)
      values ($1, $2, $3, $5)
      on conflict (business_id, month) do update set micro_usd = c.micro_usd + $3, updated_at = $5
        where c.micro_usd + $3 <= $4::bigint
      returning 1 as one`,
    values: [tx.businessId, month, microUsd, mostMicroUsd, tx.now],
  });
  return rows.length > 0;
}

/** Counts what was really spent in the place of what was counted before. */
export async function settleCost(
  tx: Tx,
  { month, microUsd }: Pick<Cost, "month" | "microUsd">,
  spentMicroUsd: number,
): Promise<void> {
  await tx.query({
    text: `update agent_cost set micro_usd = greatest(0, micro_usd - $3::bigint + $4::bigint), updated_at = $5
      where business_id = $1 and month = $2`,
    values: [tx.businessId, month, microUsd, Math.min(spentMicroUsd, microUsd), tx.now],
  });
}
