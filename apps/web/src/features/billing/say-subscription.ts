import type { Translate } from "@marzipan/phrases/translate";
import type { Me } from "../../platform/session/me.tsx";
import { trialDaysLeft } from "./trial-days.ts";

/** Says a subscription's state (spec §4): "Trialing (5 days left)", "Active", "Past Due". */
export function saySubscription(t: Translate, { subscription, business }: Me): string {
  const { status, trial_end } = subscription;
  if (status !== "trialing") return t(`billing.subscription_${status}`);
  // The last day counts as one that is left.
  const n = trial_end
    ? Math.max(1, trialDaysLeft(trial_end, business.timeZone, business.today))
    : 0;
  return t("billing.subscription_trialing", { n });
}
