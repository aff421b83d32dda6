import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { BillingState } from "./billing.types.ts";
import { useDay } from "./use-day.ts";
import { useEndSentence } from "./use-end-sentence.ts";

/** Returns what a plan's card says below its name: until when, what is charged next, what follows. */
export function usePlanSentence(billing: BillingState): string | null {
  const t = useT();
  const format = useFormat();
  const day = useDay();
  const ended = useEndSentence();
  const { plan: name, status, trial, nextCharge, periodEndsAt, scheduled } = billing;
  const plan = t(`billing.plan_${name}`);
  if (billing.pausedPlan)
    return t("plans.paused", { plan: t(`billing.plan_${billing.pausedPlan}`) });
  if (name === "basic") return ended ?? t("plans.free");
  if (name === "admin") return null;
  if (trial) return t("plans.trial_until", { date: day(trial.endsAt) });
  if (status === "past_due") return t("plans.past_due_open", { plan });
  if (scheduled?.kind === "downgrade") {
    const next = t(`billing.plan_${scheduled.plan}`);
    return t("plans.then_plan", { plan, date: day(scheduled.at), next });
  }
  const end = scheduled?.at ?? periodEndsAt;
  if (status === "canceled" && end) return t("plans.canceled_until", { plan, date: day(end) });
  if (nextCharge && nextCharge.amount !== null && nextCharge.currency !== null) {
    const amount = format.money(nextCharge.amount, nextCharge.currency);
    return t("plans.charge_of", { amount, date: day(nextCharge.at) });
  }
  return nextCharge ? t("plans.next_charge", { date: day(nextCharge.at) }) : null;
}
