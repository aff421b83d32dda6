import { TriangleAlert } from "lucide-react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { openUpgrade } from "../../platform/session/upgrade.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { PlanEnded } from "./PlanEnded.tsx";
import { trialDaysLeft } from "./trial-days.ts";
import { usePortal } from "./use-portal.ts";
import styles from "./plan-banner.module.css";

/** From how many days before the trial's end the owner is told (rulings §3). */
const tellFromDays = 3;

/** What the owner must know of the plan on every page: a payment past due, a trial about to end, a plan that ended. */
export function PlanBanner() {
  const t = useT();
  const { business, subscription } = useMe();
  const { status, trial_end, ended } = subscription;
  if (status === "past_due") return <PastDue />;
  if (ended) return <PlanEnded />;
  const days =
    status === "trialing" && trial_end
      ? trialDaysLeft(trial_end, business.timeZone, business.today)
      : null;
  if (days === null || days > tellFromDays) return null;
  return (
    <Notice
      className={styles.planBanner}
      action={<TextButton onPress={() => openUpgrade()}>{t("billing.upgrade")}</TextButton>}
    >
      {days === 0 ? t("billing.trial_ends_today") : t("billing.trial_days_left", { n: days })}
    </Notice>
  );
}

/** A payment past due, across the whole page: anyone who may pay is led to the portal for a new card. */
function PastDue() {
  const t = useT();
  const errorText = useErrorText();
  const mayPay = useMay("plan");
  const portal = usePortal();
  return (
    <div role="alert" className={styles.planBannerDue}>
      <Icon of={TriangleAlert} />
      <span>{portal.error ? errorText(portal.error) : t("billing.past_due_banner")}</span>
      {mayPay && (
        <Button isPending={portal.isPending} onPress={portal.open}>
          {t("plans.add_card")}
        </Button>
      )}
    </div>
  );
}
