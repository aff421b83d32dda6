import { eventOutcomes } from "@marzipan/contract/billing-admin";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TestMark } from "../billing/TestMark.tsx";
import type { BillingHealth } from "./admin.types.ts";
import { useDeviceInstant } from "./use-device-day.ts";
import styles from "./admin-billing.module.css";

/** The card provider, what keeps plans from being bought, how many events came to what, the last comparison. */
export function BillingHealthCard({ health }: { health: BillingHealth }) {
  const t = useT();
  const format = useFormat();
  const instant = useDeviceInstant();
  const { provider, faults, counts, reconciliation } = health;
  const lines = [...faults, ...(reconciliation?.faults ?? [])];
  const names = {
    // A name, the same in every language.
    paddle: "Paddle",
    "stand-in": t("plans.provider_stand_in"),
    none: t("plans.provider_none"),
  } as const;
  return (
    <Card title={t("plans.provider")} end={<b>{names[provider]}</b>}>
      <div className={styles.billingPageParts}>
        <TestMark />
        {lines.length > 0 && (
          <Notice tone="warning" title={t("plans.faults")}>
            <ul dir="ltr" className={styles.billingPageFaults}>
              {lines.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
        <dl className={styles.billingPageCounts}>
          {eventOutcomes.map((outcome) => (
            <div key={outcome}>
              <dt>{t(`plans.outcome_${outcome}`)}</dt>
              <dd>{format.number(counts[outcome] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.billingPageFine}>
          {reconciliation
            ? t("plans.compared", {
                date: instant(reconciliation.at),
                looked: reconciliation.looked,
                mended: reconciliation.mended.length,
              })
            : t("plans.never_compared")}
        </p>
        {reconciliation && reconciliation.doubled.length > 0 && (
          <Notice tone="danger">
            {t("plans.doubled", { count: reconciliation.doubled.length })}
          </Notice>
        )}
      </div>
    </Card>
  );
}
