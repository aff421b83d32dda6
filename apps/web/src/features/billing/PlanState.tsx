import { startTrial } from "@marzipan/contract/billing";
import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarX, CircleCheck, CircleSlash, Timer, TriangleAlert } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { useMe } from "../../platform/session/me.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { Pill } from "../../ui/Badge.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Track } from "../../ui/Track.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { BuyButton } from "./BuyButton.tsx";
import { PaidActs } from "./PaidActs.tsx";
import { TestMark } from "./TestMark.tsx";
import type { BillingState } from "./billing.types.ts";
import { keptInterval } from "./plan-choice.ts";
import { saySubscription } from "./say-subscription.ts";
import { usePlanSentence } from "./use-plan-sentence.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./plan-state.module.css";

const icons: Readonly<Record<SubscriptionStatus, IconShape>> = {
  active: CircleCheck,
  trialing: Timer,
  past_due: TriangleAlert,
  canceled: CalendarX,
  inactive: CircleSlash,
  none: CircleSlash,
};

const tones: Readonly<Record<SubscriptionStatus, string | undefined>> = {
  active: styles.planStateGood,
  trialing: styles.planStateRunning,
  past_due: styles.planStateBad,
  canceled: styles.planStateEnding,
  inactive: styles.planStateEnding,
  none: styles.planStateEnding,
};

/** The plan in force with its state (spec §4), what it costs and until when, and what can be done about it. */
export function PlanState({ billing }: { billing: BillingState }) {
  const t = useT();
  const me = useMe();
  const sentence = usePlanSentence(billing);
  const { plan, pausedPlan, status, trial } = billing;
  return (
    <div className={styles.planStateState}>
      <p className={styles.planStateName}>
        <b>{t("billing.plan_named", { plan: t(`billing.plan_${pausedPlan ?? plan}`) })}</b>
        <Pill
          tone="plain"
          icon={icons[status]}
          className={joinClasses(styles.planStateMark, tones[status])}
        >
          {saySubscription(t, me)}
        </Pill>
      </p>
      {sentence !== null && <p>{sentence}</p>}
      {trial && <TrialTrack trial={trial} />}
      {billing.isPaying ? <PaidActs billing={billing} /> : <FreeActs billing={billing} />}
    </div>
  );
}

function TrialTrack({ trial }: { trial: NonNullable<BillingState["trial"]> }) {
  const t = useT();
  const used = Math.max(0, trial.days - trial.daysLeft);
  const words = t("plans.trial_used", { used, days: trial.days });
  return (
    <Track label={words} value={used} max={trial.days} valueText={words} tone="info" isThin>
      <span className={styles.planStateFine}>{words}</span>
    </Track>
  );
}

/** The plan to buy from here: the one of the trial, else pro. */
function wantedPlan(plan: PlanName): "pro" | "premium" {
  return plan === "premium" ? "premium" : "pro";
}

function FreeActs({ billing }: { billing: BillingState }) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const trial = useAct(startTrial, {
    onSuccess: (me) => {
      setMe(client, me);
      showLater(t("billing.trial_started"));
    },
  });
  // A plan that an administrator gave needs neither a trial nor a payment.
  const isGiven = billing.plan !== "basic" && billing.trial === null;
  if (isGiven) {
    return (
      <div className={styles.planStateActs}>
        <ButtonLink href={pathTo("/pricing")}>{t("settings.see_plans")}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      {billing.isTrialUsed && <TestMark />}
      <div className={styles.planStateActs}>
        {billing.isTrialUsed ? (
          <BuyButton
            choice={{ plan: wantedPlan(billing.plan), interval: keptInterval() }}
            noteClassName={styles.planStateFine}
          />
        ) : (
          <Button
            variant="primary"
            isPending={trial.isPending}
            onPress={() => trial.mutate({ body: { plan: "pro" } })}
          >
            {t("billing.start_trial")}
          </Button>
        )}
        <ButtonLink variant="quiet" href={pathTo("/pricing")}>
          {t("settings.see_plans")}
        </ButtonLink>
      </div>
      {trial.error && (
        <Notice tone="danger" role="alert">
          {errorText(trial.error)}
        </Notice>
      )}
    </>
  );
}
