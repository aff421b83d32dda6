import type { AgentIntent } from "@marzipan/contract/agents";
import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { isOverLimit, plans } from "./plans.ts";

/** Why the agents refuse; each has its text in spec §8. */
export type AgentRefusal =
  | "agent_inactive"
  | "agent_locked"
  | "agent_lifetime_used"
  | "agent_month_used_pro"
  | "agent_month_used";

/** Who asks: the plan in force, and how many consultations of its allowance are used. */
export interface AgentAsker {
  plan: PlanName;
  status: SubscriptionStatus;
  isAdmin: boolean;
  used: number;
}

/**
 * Returns why a question is refused, `null` where it may be answered. Both agents need a subscription that runs: active,
 * trialing, past due, or canceled until its period ends. The support agent has no limit, consulting the plan's (rulings §3).
 */
export function refuseAgent(intent: AgentIntent, asker: AgentAsker): AgentRefusal | null {
  if (asker.isAdmin) return null;
  if (asker.status === "inactive" || asker.status === "none") return "agent_inactive";
  if (intent === "support") return null;
  const { count, per } = plans[asker.plan].consultations;
  if (count === 0) return "agent_locked";
  if (!isOverLimit(count, asker.used)) return null;
  if (per === "lifetime") return "agent_lifetime_used";
  return asker.plan === "pro" ? "agent_month_used_pro" : "agent_month_used";
}
