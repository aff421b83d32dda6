import type { publicPlanNames } from "@marzipan/contract/plans";
import { dayIn } from "@marzipan/domain/dates";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import type { BillingState } from "../billing/billing.types.ts";
import styles from "./pricing.module.css";

/** Returns whether a paid plan must be resumed, paid or kept before it can be changed. */
export function isHeld({ isPaying, pausedPlan, status, scheduled }: BillingState): boolean {
  return isPaying && (pausedPlan !== null || status === "past_due" || scheduled !== null);
}

interface HeldPlanButtonProps {
  plan: (typeof publicPlanNames)[number];
  variant: "primary" | "plain";
  me: Me;
  billing: BillingState;
}

/** A plan's button while the paid one is paused, past due or about to end: what the settings offer first, and why. */
export function HeldPlanButton({ plan, variant, me, billing }: HeldPlanButtonProps) {
  const t = useT();
  const format = useFormat();
  const { pausedPlan, status, scheduled } = billing;
  const own = pausedPlan ?? billing.plan;
  const name = t(`billing.plan_${own}`);
  const settings = pathTo("/settings/$section", { section: "plan" });
  const dayOf = (at: string): string => format.date(dayIn(me.business.timeZone, new Date(at)));
  if (scheduled && scheduled.plan === plan) {
    const date = dayOf(scheduled.at);
    const note =
      scheduled.kind === "cancel"
        ? t("plans.canceled_until", { plan: name, date })
        : t("plans.then_plan", { plan: name, date, next: t(`billing.plan_${plan}`) });
    return <p className={styles.pricingUnder}>{note}</p>;
  }
  if (plan === "basic") {
    return (
      <ButtonLink isWide href={settings}>
        {t("plans.cancel")}
      </ButtonLink>
    );
  }
  const [label, note] =
    pausedPlan !== null
      ? [t("plans.resume"), t("plans.paused", { plan: name })]
      : status === "past_due"
        ? [t("plans.add_card"), t("plans.past_due_open", { plan: name })]
        : [
            t("plans.keep", { plan: name }),
            plan === own ? null : t("plans.keep_first", { plan: name }),
          ];
  return (
    <>
      <ButtonLink isWide variant={variant} href={settings}>
        {label}
      </ButtonLink>
      {note !== null && <p className={styles.pricingUnder}>{note}</p>}
    </>
  );
}
