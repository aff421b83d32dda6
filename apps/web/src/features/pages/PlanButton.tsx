import { startTrial } from "@marzipan/contract/billing";
import type { publicPlanNames } from "@marzipan/contract/plans";
import { dayIn } from "@marzipan/domain/dates";
import { mayRole } from "@marzipan/domain/roles";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import type { Me } from "../../platform/session/me.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { BuyButton } from "../billing/BuyButton.tsx";
import type { BillingState } from "../billing/billing.types.ts";
import type { BillingInterval, SoldPlan } from "../billing/plan-choice.ts";
import { useOffer } from "../billing/use-offer.ts";
import { HeldPlanButton, isHeld } from "./HeldPlanButton.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./pricing.module.css";

type PublicPlan = (typeof publicPlanNames)[number];

interface PlanButtonProps {
  plan: PublicPlan;
  interval: BillingInterval;
  me: Me;
  /** What the person's business pays; `undefined` until it is known. */
  billing: BillingState | undefined;
}

/** A plan's button: the trial, the checkout, or a change of what is paid. */
export function PlanButton({ plan, interval, me, billing }: PlanButtonProps) {
  const t = useT();
  const variant = plan === "pro" ? "primary" : "plain";
  if (me.gate !== "open" || !mayRole(me.user.role, "plan")) {
    return (
      <ButtonLink isWide variant={variant} href={pathTo("/dashboard")}>
        {t("plans.to_app")}
      </ButtonLink>
    );
  }
  const isPaying = billing?.isPaying ?? false;
  const isTrialing = me.subscription.status === "trialing";
  const isPaused = me.subscription.status === "inactive";
  if (billing && isHeld(billing) && !(isPaused && plan === "basic"))
    return <HeldPlanButton plan={plan} variant={variant} me={me} billing={billing} />;
  if (me.subscription.plan_key === plan && !isTrialing)
    return <OwnPlan me={me} billing={billing} />;
  // Which plan is paused is not known yet.
  if (isPaused) return null;
  // A plan that an administrator gave is neither bought nor changed here.
  const isGiven = !isPaying && !isTrialing && me.subscription.plan_key !== "basic";
  if (isGiven) {
    return (
      <ButtonLink isWide href={pathTo("/dashboard")}>
        {t("plans.to_app")}
      </ButtonLink>
    );
  }
  if (plan === "basic") return isPaying ? <CancelLink /> : <BasicAfterTrial me={me} />;
  if (isPaying) return <ChangeLink choice={{ plan, interval }} variant={variant} />;
  if (!me.subscription.isTrialUsed) return <TrialButton plan={plan} variant={variant} />;
  return (
    <BuyButton
      isWide
      variant={variant}
      choice={{ plan, interval }}
      note={isTrialing ? undefined : t("plans.had_trial")}
      noteClassName={styles.pricingUnder}
    />
  );
}

function CancelLink() {
  const t = useT();
  return (
    <ButtonLink isWide href={pathTo("/settings/$section", { section: "plan" })}>
      {t("plans.cancel")}
    </ButtonLink>
  );
}

/** Basic while a trial runs: it follows by itself. */
function BasicAfterTrial({ me }: { me: Me }) {
  const t = useT();
  const format = useFormat();
  const { trial_end } = me.subscription;
  if (trial_end === null) return null;
  const date = format.date(dayIn(me.business.timeZone, new Date(trial_end)));
  return <p className={styles.pricingUnder}>{t("plans.trial_until", { date })}</p>;
}

/** A change of the paid plan, in the settings; disabled where the plan cannot be bought. */
function ChangeLink({
  choice,
  variant,
}: {
  choice: { plan: SoldPlan; interval: BillingInterval };
  variant: "primary" | "plain";
}) {
  const t = useT();
  const label = t("plans.change_to", { plan: t(`billing.plan_${choice.plan}`) });
  if (useOffer(choice) === "unavailable") {
    return (
      <>
        <Button isWide variant={variant} isDisabled>
          {t("plans.unavailable")}
        </Button>
        <p className={styles.pricingUnder}>{t("plans.unavailable_text")}</p>
      </>
    );
  }
  return (
    <ButtonLink isWide variant={variant} href={pathTo("/settings/$section", { section: "plan" })}>
      {label}
    </ButtonLink>
  );
}

function OwnPlan({ me, billing }: Pick<PlanButtonProps, "billing"> & { me: Me }) {
  const t = useT();
  const format = useFormat();
  const at = billing?.nextCharge?.at;
  return (
    <>
      <Button isWide isDisabled>
        {t("plans.yours")}
      </Button>
      {at && (
        <p className={styles.pricingUnder}>
          {t("plans.next_charge", {
            date: format.date(dayIn(me.business.timeZone, new Date(at))),
          })}
        </p>
      )}
    </>
  );
}

function TrialButton({ plan, variant }: { plan: SoldPlan; variant: "primary" | "plain" }) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const trial = useAct(startTrial, {
    onSuccess: (next) => {
      setMe(client, next);
      showLater(t("billing.trial_started"));
      void navigate({ href: pathTo("/dashboard") });
    },
  });
  return (
    <>
      <Button
        isWide
        variant={variant}
        isPending={trial.isPending}
        onPress={() => trial.mutate({ body: { plan } })}
      >
        {t("billing.start_trial")}
      </Button>
      <p className={styles.pricingUnder}>
        {trial.error ? errorText(trial.error) : t("billing.no_card")}
      </p>
    </>
  );
}
