import type { PlanName } from "@marzipan/contract/plans";
import { planOfFeature, planThatLifts, plans } from "@marzipan/domain/plans";
import type { UpgradeReason } from "../../platform/session/upgrade.ts";

/** Returns the plan to offer: the one that has the feature or lifts the limit, above the present one. */
export function planToOffer(reason: UpgradeReason, present: PlanName): "pro" | "premium" {
  const { feature, limitName, used = 0 } = reason;
  const wanted = feature
    ? planOfFeature(feature)
    : limitName
      ? (planThatLifts(limitName, used) ?? "premium")
      : "pro";
  if (wanted === "premium" || wanted === "admin") return "premium";
  return plans[present].hierarchy >= plans.pro.hierarchy ? "premium" : "pro";
}
