import { getOffers } from "@marzipan/contract/billing-payments";
import { plans } from "@marzipan/domain/plans";
import { Navigate } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TestMark } from "./TestMark.tsx";
import { usePaymentText } from "./payment-fault.ts";
import { readChoice, readOnward } from "./plan-choice.ts";
import type { PlanChoice } from "./plan-choice.ts";
import { useCheckout } from "./use-checkout.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./checkout.module.css";

/** `/checkout?plan&interval`: opens the provider's window, and says so when it cannot. */
export function CheckoutPage() {
  const [params] = useUrlParams();
  const choice = readChoice(params);
  if (choice === null) return <Navigate to={pathTo("/pricing")} replace />;
  return <Checkout choice={choice} wanted={readOnward(params)} />;
}

function Checkout({ choice, wanted }: { choice: PlanChoice; wanted: string | null }) {
  const t = useT();
  const paymentText = usePaymentText();
  const { opening, again } = useCheckout(choice, wanted);
  const offers = useCall(getOffers);
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[choice.plan];
  const isYearly = choice.interval === "year";
  const price = <Money amount={isYearly ? yearlyPriceUsd : monthlyPriceUsd} currency="USD" />;
  const name = t(`billing.plan_${choice.plan}`);
  return (
    <Page
      title={t(opening.kind === "opening" ? "plans.opening" : "plans.error_title")}
      backTo={pathTo("/pricing")}
    >
      <div className={styles.checkout}>
        {offers.data?.isTest && <TestMark />}
        <Card>
          <div className={styles.checkoutParts}>
            {opening.kind === "opening" && (
              <p role="status" className={styles.checkoutWaiting}>
                <Spinner />
                <span>{t("plans.opening_text")}</span>
              </p>
            )}
            {opening.kind === "unavailable" && (
              <Notice tone="warning" role="alert" title={t("plans.unavailable")}>
                {t("plans.unavailable_text")}
              </Notice>
            )}
            {opening.kind === "failed" && (
              <Notice tone="danger" role="alert" title={t("plans.error_title")}>
                {paymentText(opening.error)}
              </Notice>
            )}
            <p className={styles.checkoutLine}>
              <span>{t(isYearly ? "plans.plan_year" : "plans.plan_month", { plan: name })}</span>
              {price}
            </p>
            <p className={styles.checkoutSum}>
              <span>{t("plans.to_pay")}</span>
              <b>{price}</b>
            </p>
            <div className={styles.checkoutActs}>
              {opening.kind === "opening" && (
                <Button variant="primary" isDisabled>
                  {t("plans.loading")}
                </Button>
              )}
              {opening.kind === "unavailable" && (
                <Button variant="primary" isDisabled>
                  {t("plans.unavailable")}
                </Button>
              )}
              {opening.kind === "failed" && (
                <>
                  <Button variant="primary" icon={RefreshCw} onPress={again}>
                    {t("common.try_again")}
                  </Button>
                  <ButtonLink href={pathTo("/contact")}>{t("plans.contact_support")}</ButtonLink>
                </>
              )}
              <ButtonLink variant="quiet" href={pathTo("/pricing")}>
                {t("common.cancel")}
              </ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </Page>
  );
}
