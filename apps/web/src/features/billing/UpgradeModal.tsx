import { startTrial } from "@marzipan/contract/billing";
import { plans, trialDays } from "@marzipan/domain/plans";
import type { Translate } from "@marzipan/phrases/translate";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import { useEffect, useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { useMe } from "../../platform/session/me.tsx";
import { closeUpgrade } from "../../platform/session/upgrade.ts";
import type { UpgradeReason } from "../../platform/session/upgrade.ts";
import { Pill } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { BuyButton } from "./BuyButton.tsx";
import { IntervalSwitch } from "./IntervalSwitch.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { TestMark } from "./TestMark.tsx";
import { keptInterval } from "./plan-choice.ts";
import type { BillingInterval } from "./plan-choice.ts";
import { planToOffer } from "./upgrade-offer.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./upgrade.module.css";

/** The features whose lack has a sentence of its own. */
const featuresSaid = [
  "menu_sharing",
  "customer_ordering",
  "payment_tracking",
  "advanced_analytics",
  "receipt_ocr",
  "export_excel",
  "export_pdf",
  "team_collaboration",
  "priority_support",
] as const;

/** Says why the modal opened: the feature that a plan has, or the limit that is reached. */
function sayReason(t: Translate, reason: UpgradeReason, plan: string): string | undefined {
  const { feature, limitName, used, limit } = reason;
  if (limitName && used !== undefined && limit !== undefined) {
    return t(`billing.limit_${limitName}`, { used, limit });
  }
  const said = featuresSaid.find((name) => name === feature);
  return said && t(`billing.reason_${said}`, { plan });
}

/** "Unlock Pro Features" (spec §2): what the plan offers, its price by month or year, the trial, or the upgrade once it is used. */
export function UpgradeModal({ reason }: { reason: UpgradeReason }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { subscription } = useMe();
  const [interval, setInterval] = useState<BillingInterval>(keptInterval);
  // The offer stays the one of the refusal: a plan that begins meanwhile must not turn it into the next higher one.
  const [offer] = useState(() => planToOffer(reason, subscription.plan_key));
  const plan = t(`billing.plan_${offer}`);
  const gateText = reason.isGate ? t("billing.gate", { plan }) : null;

  const { monthlyPriceUsd, yearlyPriceUsd } = plans[offer];
  const isYearly = interval === "year";
  const price = isYearly ? yearlyPriceUsd : monthlyPriceUsd;
  const perMonth = format.money(Math.round(yearlyPriceUsd / 12), "USD");
  // What is paid for or was given already is changed, not bought a second time, nor replaced by a trial.
  const isPaying =
    subscription.status === "inactive" ||
    (subscription.plan_key === "pro" && subscription.status !== "trialing");
  const isTrialOpen = !subscription.isTrialUsed && !isPaying;
  const trial = useAct(startTrial, {
    onSuccess: (me) => {
      setMe(client, me);
      showLater(t("billing.trial_started"));
    },
  });
  // The plan can begin in another tab, or by an administrator, while the modal is open.
  const isIncluded = plans[subscription.plan_key].hierarchy >= plans[offer].hierarchy;
  const [wasIncluded] = useState(isIncluded);
  const { wanted } = reason;
  useEffect(() => {
    if (!isIncluded || wasIncluded) return;
    closeUpgrade();
    if (wanted !== undefined) void navigate({ href: wanted });
  }, [isIncluded, wasIncluded, wanted, navigate]);
  const change = () => {
    closeUpgrade();
    void navigate({ href: pathTo("/settings/$section", { section: "plan" }) });
  };
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeUpgrade()}
      title={t(offer === "pro" ? "billing.upgrade_title" : "billing.upgrade_title_premium")}
      subtitle={sayReason(t, reason, plan)}
      foot={(close) => (
        <div className={styles.upgradeEnds}>
          {isTrialOpen ? (
            <Button
              variant="primary"
              isPending={trial.isPending}
              onPress={() => trial.mutate({ body: { plan: offer } })}
            >
              {t("billing.start_trial")}
            </Button>
          ) : isPaying ? (
            <Button variant="primary" onPress={change}>
              {t(subscription.status === "inactive" ? "plans.resume" : "plans.change")}
            </Button>
          ) : (
            <BuyButton choice={{ plan: offer, interval }} wanted={reason.wanted} />
          )}
          <Button variant="quiet" onPress={close}>
            {t("billing.not_now")}
          </Button>
        </div>
      )}
    >
      {gateText && <Notice role="alert">{gateText}</Notice>}
      {!isTrialOpen && <TestMark />}
      <PlanLines plan={offer} />
      <IntervalSwitch value={interval} onChange={setInterval} />
      <p data-part="upgrade-price" className={styles.upgradePrice}>
        <b>
          <Money amount={price} currency="USD" />
        </b>
        <span>
          {isYearly ? t("billing.per_year_about", { price: perMonth }) : t("billing.per_month")}
        </span>
      </p>
      {isTrialOpen && (
        <p className={styles.upgradeTrial}>
          <Pill icon={CalendarDays}>{t("billing.trial_badge", { n: trialDays })}</Pill>
          <span>{t("billing.no_card")}</span>
        </p>
      )}
      {trial.error && (
        <Notice tone="danger" role="alert">
          {errorText(trial.error)}
        </Notice>
      )}
    </Sheet>
  );
}
