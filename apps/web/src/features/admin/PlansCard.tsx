import { planNames } from "@marzipan/contract/plans";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Track } from "../../ui/Track.tsx";
import type { Overview } from "./admin.types.ts";
import styles from "./admin.module.css";

/** How many businesses are on which plan, and in which state their subscriptions are. */
export function PlansCard({ overview }: { overview: Overview }) {
  const t = useT();
  const format = useFormat();
  const { plans, counts } = overview;
  return (
    <Card
      title={t("admin.by_plan")}
      end={
        <b className={styles.adminTotal}>{t("admin.businesses_count", { n: counts.businesses })}</b>
      }
    >
      <ul className={styles.adminPlans}>
        {planNames.map((plan) => {
          const own = plans.filter((row) => row.plan === plan);
          const total = own.reduce((sum, row) => sum + row.count, 0);
          const special = own.filter(({ status }) => status !== "active");
          const label = t(`billing.plan_${plan}`);
          return (
            <li key={plan}>
              <p className={styles.adminUsageWords}>
                <span>{label}</span>
                <b>{format.number(total)}</b>
              </p>
              <Track
                label={label}
                value={total}
                max={counts.businesses}
                valueText={format.number(total)}
                tone="plain"
                isThin
              />
              {special.length > 0 && (
                <p className={styles.adminDetail}>
                  {special
                    .map(({ status, count }) => {
                      const word =
                        status === "trialing"
                          ? t("admin.trialing")
                          : t(`billing.subscription_${status}`);
                      return t("common.labelled", { label: word, value: count });
                    })
                    .join(" · ")}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
