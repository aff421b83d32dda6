import type { PlanName } from "@marzipan/contract/plans";
import { planNames, subscriptionStatuses } from "@marzipan/contract/plans";
import { planInForce } from "@marzipan/domain/plans";
import type { PlanInForce } from "@marzipan/domain/plans";

/**
 * What of a subscription decides which plan is in force, as one text: `is administrator:plan:status:trial is
 * on:period`, the period `none`, `later` or `over`. The database groups and filters by it, so that the rule
 * itself is in one place.
 */
export type PlanStanding = string;

const now = new Date(0);
const later = new Date(1);
const periods = { none: null, later, over: now } as const;

interface Known {
  standing: PlanStanding;
  inForce: PlanInForce;
}

const all: readonly Known[] = [true, false].flatMap((isAdmin) =>
  planNames.flatMap((plan) =>
    subscriptionStatuses.flatMap((status) =>
      [true, false].flatMap((isTrialOn) =>
        (Object.keys(periods) as (keyof typeof periods)[]).map((period) => ({
          standing: [isAdmin, plan, status, isTrialOn, period].join(":"),
          inForce: planInForce(
            {
              plan,
              status,
              trialEndAt: isTrialOn ? later : now,
              currentPeriodEndAt: periods[period],
              trialUsedAt: null,
            },
            now,
            isAdmin,
          ),
        })),
      ),
    ),
  ),
);

const byStanding = new Map(all.map(({ standing, inForce }) => [standing, inForce]));

/** Returns the plan and status in force for a standing; an unknown one is basic. */
export function planOfStanding(standing: PlanStanding): PlanInForce {
  return byStanding.get(standing) ?? { plan: "basic", status: "none" };
}

/** Lists the standings for which a plan is in force. */
export function standingsOfPlan(plan: PlanName): PlanStanding[] {
  return all.filter(({ inForce }) => inForce.plan === plan).map(({ standing }) => standing);
}
