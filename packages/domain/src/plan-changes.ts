import { plans } from "./plans.ts";
import type { SoldPlan } from "./provider-events.ts";

/** What changing from one sold plan to another is: one that begins at once, one at the end of the period, or none. */
export type PlanChangeKind = "same" | "upgrade" | "downgrade" | "refused";

/**
 * Returns what a change is (rulings §3): a higher plan, or the same one by the year, begins at once; a lower one at the
 * end of the paid period. A year that is paid cannot become months, nor can plan and interval change both when the plan
 * becomes lower: that is cancelled and bought again.
 */
export function kindOfChange(from: SoldPlan, to: SoldPlan): PlanChangeKind {
  const rank = plans[to.plan].hierarchy - plans[from.plan].hierarchy;
  if (from.interval === to.interval)
    return rank === 0 ? "same" : rank > 0 ? "upgrade" : "downgrade";
  return to.interval === "year" && rank >= 0 ? "upgrade" : "refused";
}
