import { getBilling, listPrices } from "@marzipan/contract/billing-payments";
import { plans } from "@marzipan/domain/plans";
import { useQueryClient } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { CalendarClock, Check, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { refresh } from "../../platform/api/topics.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TestMark } from "./TestMark.tsx";
import { WhatNow } from "./WhatNow.tsx";
import { readChoice, readOnward } from "./plan-choice.ts";
import type { SoldPlan } from "./plan-choice.ts";
import { useDay } from "./use-day.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./checkout.module.css";

/** How long the confirmation usually takes at most; after that the page says that it takes longer. */
const usualMs = 20_000;
const lookAgainMs = 3000;

/** `/checkout/success`: waits until the provider's confirmation has opened the plan; coming back opens nothing. */
export function CheckoutSuccessPage() {
  const [params] = useUrlParams();
  const choice = readChoice(params);
  if (choice === null)
    return <Navigate to={pathTo("/settings/$section", { section: "plan" })} replace />;
  return <Confirmation plan={choice.plan} wanted={readOnward(params)} />;
}

function Confirmation({ plan, wanted }: { plan: SoldPlan; wanted: string | null }) {
  const client = useQueryClient();
  const { subscription } = useMe();
  const billing = useCall(getBilling, undefined, {
    refetchInterval: ({ state }) => (state.data?.isPaying ? false : lookAgainMs),
  });
  const isPaid =
    billing.data?.isPaying === true && plans[billing.data.plan].hierarchy >= plans[plan].hierarchy;
  const isOpen = plans[subscription.plan_key].hierarchy >= plans[plan].hierarchy;
  const isStale = isPaid && !isOpen;
  useEffect(() => {
    if (isStale) void refresh(client, ["subscription"]);
  }, [client, isStale]);
  return isPaid && isOpen ? <Opened plan={plan} wanted={wanted} /> : <Waiting plan={plan} />;
}

function Waiting({ plan }: { plan: SoldPlan }) {
  const t = useT();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), usualMs);
    return () => clearTimeout(timer);
  }, []);
  const name = t(`billing.plan_${plan}`);
  return (
    <Page title={t("plans.switching")}>
      <div className={styles.checkout}>
        <Card>
          <div className={styles.checkoutParts}>
            <p role="status" className={styles.checkoutWaiting}>
              <Spinner />
              <span>{t(isSlow ? "plans.slow_text" : "plans.switching_text", { plan: name })}</span>
            </p>
          </div>
        </Card>
        {isSlow && <ButtonLink href={pathTo("/dashboard")}>{t("plans.to_dashboard")}</ButtonLink>}
      </div>
    </Page>
  );
}

function Opened({ plan, wanted }: { plan: SoldPlan; wanted: string | null }) {
  const t = useT();
  const format = useFormat();
  const { user } = useMe();
  const { data } = useCall(getBilling);
  const charge = data?.nextCharge?.at;
  const paid = data?.lastPayment;
  const isYearly = data?.interval === "year";
  const { data: offers } = useCall(listPrices);
  // The stand-in sends none.
  const invoice =
    offers?.provider === "paddle" ? t("plans.invoice_to", { email: user.email }) : null;
  const day = useDay();
  return (
    <Page title={t("plans.open_title", { plan: t(`billing.plan_${plan}`) })}>
      <div className={styles.checkout}>
        <Card>
          <div className={styles.checkoutParts}>
            <span className={styles.checkoutDone}>
              <Icon of={Check} size="l" />
            </span>
            <p role="status">
              {paid && (
                <>
                  {t(isYearly ? "plans.paid_year" : "plans.paid_month", {
                    amount: format.money(paid.amount, paid.currency),
                  })}{" "}
                </>
              )}
              {invoice}
            </p>
            <TestMark />
            <ul className={styles.checkoutFacts}>
              {charge && (
                <li>
                  <Icon of={CalendarClock} size="s" />
                  {t("plans.next_charge", { date: day(charge) })}
                </li>
              )}
              <li>
                <Icon of={RotateCcw} size="s" />
                {paid
                  ? t("plans.refund_until", { date: day(paid.refundableUntil) })
                  : t("plans.refund_note")}
              </li>
            </ul>
          </div>
        </Card>
        <WhatNow />
        {wanted !== null && (
          <ButtonLink variant="primary" href={wanted}>
            {t("plans.go_on")}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo("/dashboard")}>{t("plans.to_dashboard")}</ButtonLink>
      </div>
    </Page>
  );
}
