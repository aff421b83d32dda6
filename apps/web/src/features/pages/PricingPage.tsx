import { publicPlanNames } from "@marzipan/contract/plans";
import { plans, trialDays, yearlyDiscountPercent } from "@marzipan/domain/plans";
import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { PlanLines } from "../billing/PlanLines.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./public.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

type Period = "monthly" | "yearly";

/** `/pricing`: the three plans from the one table, by month or by year (rulings §3). */
export function PricingPage() {
  const t = useT();
  const format = useFormat();
  const [period, setPeriod] = useState<Period>("yearly");
  const percent = format.percent(yearlyDiscountPercent("pro") / 100);
  return (
    <PublicFrame
      title={t("pages.pricing")}
      head={
        <>
          <h1>{t("pages.pricing_title")}</h1>
          <p>{t("pages.hero_fine")}</p>
        </>
      }
    >
      <Segmented<Period>
        aria-label={t("pages.pricing")}
        className={styles.pubPeriod}
        value={period}
        onChange={setPeriod}
        options={[
          { id: "monthly", label: t("billing.monthly") },
          { id: "yearly", label: t("billing.yearly_save", { percent }) },
        ]}
      />
      <div className={styles.pubPlans}>
        {publicPlanNames.map((name) => {
          const { monthlyPriceUsd, yearlyPriceUsd } = plans[name];
          const isYearly = period === "yearly" && yearlyPriceUsd > 0;
          return (
            <section
              key={name}

              className={
                name === "pro"
                  ? joinClasses(cardStyles.card, styles.pubPlan, styles.isMain)
                  : joinClasses(cardStyles.card, styles.pubPlan)
              }
            >
              <h2>
                {t(`billing.plan_${name}`)}
                {name !== "basic" && <Pill>{t("billing.trial_badge", { n: trialDays })}</Pill>}
              </h2>
              <p className={styles.pubCost}>
                <b>
                  <Money amount={isYearly ? yearlyPriceUsd : monthlyPriceUsd} currency="USD" />
                </b>
                <span>{t(isYearly ? "billing.per_year" : "billing.per_month")}</span>
              </p>
              <PlanLines plan={name} />
              <ButtonLink
                isWide
                variant={name === "pro" ? "primary" : "plain"}
                href={pathTo("/auth", { mode: "sign-up", plan: name })}
              >
                {t(name === "basic" ? "pages.start_basic" : "pages.start_trial")}
              </ButtonLink>
            </section>
          );
        })}
      </div>
    </PublicFrame>
  );
}
