import { getBilling, listPrices } from "@marzipan/contract/billing-payments";
import { publicPlanNames } from "@marzipan/contract/plans";
import { trialDays } from "@marzipan/domain/plans";
import { mayRole } from "@marzipan/domain/roles";
import { useRouteContext } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Pill } from "../../ui/Badge.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { IntervalSwitch } from "../billing/IntervalSwitch.tsx";
import { PlanLines } from "../billing/PlanLines.tsx";
import { TestMark } from "../billing/TestMark.tsx";
import { keepInterval, keptInterval } from "../billing/plan-choice.ts";
import { PlanButton } from "./PlanButton.tsx";
import { PlanCost } from "./PlanCost.tsx";
import { PlanQuestions } from "./PlanQuestions.tsx";
import { PlanTable } from "./PlanTable.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import styles from "./pricing.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * `/pricing` for members: the three plans from the one table, by month or by year (rulings §3), what is inside, and questions.
 * `above` stands over the plans.
 */
export function PricingPage({ above }: { above?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const { me } = useRouteContext({ strict: false }) as { me: Me };
  const [{ checkout }] = useUrlParams();
  const [interval, setInterval] = useState(keptInterval);
  const offers = useCall(listPrices);
  const mayBuy = me.gate === "open" && mayRole(me.user.role, "plan");
  const { data: billing } = useCall(getBilling, undefined, { enabled: mayBuy });
  const ilsPerUsd = offers.data?.ilsPerUsd ?? null;
  const note = [
    t("plans.in_dollars"),
    ilsPerUsd === null ? null : t("plans.rate_note", { rate: format.money(ilsPerUsd, "ILS") }),
  ];
  return (
    <PublicFrame
      title={t("pages.pricing")}
      isSignedIn
      head={
        <>
          <h1>{t("pages.pricing_title")}</h1>
          <p>{t(me.subscription.isTrialUsed ? "pages.hero_used" : "pages.hero_fine")}</p>
        </>
      }
    >
      {checkout === "closed" && <Notice role="status">{t("plans.closed")}</Notice>}
      {above}
      {mayBuy && <TestMark />}
      <IntervalSwitch
        className={styles.pricingPeriod}
        value={interval}
        onChange={(next) => {
          keepInterval(next);
          setInterval(next);
        }}
      />
      <div className={styles.pricingPlans}>
        {publicPlanNames.map((plan) => (
          <section
            key={plan}
            className={joinClasses(
              cardStyles.card,
              styles.pricingPlan,
              plan === "pro" && styles.isMain,
            )}
          >
            <header>
              <h2>{t(`billing.plan_${plan}`)}</h2>
              {plan !== "basic" && !me.subscription.isTrialUsed && (
                <Pill icon={CalendarDays}>{t("billing.trial_badge", { n: trialDays })}</Pill>
              )}
            </header>
            <p className={styles.pricingAbout}>{t(`plans.${plan}_text`)}</p>
            <PlanCost plan={plan} interval={interval} ilsPerUsd={ilsPerUsd} />
            <div className={styles.pricingBuy}>
              <PlanButton plan={plan} interval={interval} me={me} billing={billing} />
            </div>
            <PlanLines plan={plan} />
          </section>
        ))}
      </div>
      <p className={styles.pricingFine}>{note.filter((part) => part !== null).join(" ")}</p>
      <PlanTable />
      <PlanQuestions isPaddle={offers.data?.provider === "paddle"} subscription={me.subscription} />
    </PublicFrame>
  );
}
