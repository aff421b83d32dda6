import type { publicPlanNames } from "@marzipan/contract/plans";
import { plans } from "@marzipan/domain/plans";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import type { BillingInterval } from "../billing/plan-choice.ts";
import styles from "./pricing.module.css";

interface PlanCostProps {
  plan: (typeof publicPlanNames)[number];
  interval: BillingInterval;
  /** Shekels for one dollar; `null` where the operator set none. */
  ilsPerUsd: number | null;
}

/** What a plan costs: in dollars, by the month where a year is paid, and about how much in shekels. */
export function PlanCost({ plan, interval, ilsPerUsd }: PlanCostProps) {
  const t = useT();
  const format = useFormat();
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
  if (monthlyPriceUsd === 0) {
    return (
      <div>
        <p className={styles.pricingCost}>
          <b>
            <Money amount={0} currency="USD" />
          </b>
        </p>
        <p className={styles.pricingAbout}>{t("plans.free")}</p>
      </div>
    );
  }
  const isYearly = interval === "year";
  const price = isYearly ? yearlyPriceUsd : monthlyPriceUsd;
  const perMonth = format.money(Math.round(yearlyPriceUsd / 12), "USD");
  const abouts = [
    isYearly ? t("plans.about_month", { price: perMonth }) : null,
    ilsPerUsd === null
      ? null
      : t(isYearly ? "plans.about_year" : "plans.about_month", {
          price: format.money(Math.round(price * ilsPerUsd), "ILS"),
        }),
  ].filter((part) => part !== null);
  return (
    <div>
      <p className={styles.pricingCost}>
        <b>
          <Money amount={price} currency="USD" />
        </b>
        <span>{t(isYearly ? "billing.per_year" : "billing.per_month")}</span>
      </p>
      <p className={styles.pricingAbout}>{abouts.length > 0 ? abouts.join(" · ") : "\u00a0"}</p>
    </div>
  );
}
