import type { PlanChange } from "@marzipan/contract/billing-payments";
import type * as z from "zod/mini";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useDay } from "./use-day.ts";
import styles from "./checkout.module.css";

interface ChangePreviewProps {
  change: z.output<typeof PlanChange>;
  /** The name of the plan in force. */
  present: string;
}

/** What a change of the plan charges now and next, as the provider says, and when it begins. */
export function ChangePreview({ change, present }: ChangePreviewProps) {
  const t = useT();
  const format = useFormat();
  const day = useDay();
  const { kind, startsAt, dueNow, next } = change;
  return (
    <div role="status" className={styles.checkoutParts}>
      <p>
        {kind === "upgrade"
          ? t("plans.change_now")
          : t("plans.change_later", { date: day(startsAt), plan: present })}
      </p>
      {dueNow && (
        <p className={styles.checkoutSum}>
          <span>{t("plans.to_pay")}</span>
          <b>{format.money(dueNow.amount, dueNow.currency)}</b>
        </p>
      )}
      {next && (
        <p>
          {t("plans.charge_of", {
            amount: format.money(next.amount, next.currency),
            date: day(next.at),
          })}
        </p>
      )}
    </div>
  );
}
