import { getUsage } from "@marzipan/contract/dashboard";
import { plans, unlimited } from "@marzipan/domain/plans";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import type { BillingState } from "./billing.types.ts";
import { useDay } from "./use-day.ts";
import styles from "./plan-state.module.css";

/** What the limits are from the day on which the scheduled plan begins. */
export function AfterPlanCard({
  scheduled,
}: {
  scheduled: NonNullable<BillingState["scheduled"]>;
}) {
  const t = useT();
  const format = useFormat();
  const day = useDay();
  const { data: usage } = useCall(getUsage);
  const { limits } = plans[scheduled.plan];
  return (
    <Card title={t("plans.from_on", { date: day(scheduled.at) })}>
      <ul className={styles.planStateUsage}>
        {(["orders", "clients", "products", "storage"] as const).map((name) => {
          const limit = limits[name];
          const said =
            limit === unlimited
              ? t("billing.usage_unlimited")
              : name === "storage"
                ? t("plans.size_gb", { size: limit })
                : name === "orders"
                  ? t("plans.count_month", { count: limit })
                  : format.number(limit);
          const used = usage?.[name].used ?? 0;
          const isOver = limit !== unlimited && used > limit && name !== "orders";
          return (
            <li key={name}>
              <span>{t(name === "orders" ? "shell.orders" : `billing.usage_${name}`)}</span>
              <b>{isOver ? t("plans.you_have", { limit: said, used }) : said}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles.planStateFine}>{t("plans.limit_note")}</p>
    </Card>
  );
}
