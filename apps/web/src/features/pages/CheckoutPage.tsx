import { plans } from "@marzipan/domain/plans";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TestMark } from "../billing/TestMark.tsx";
import { usePaymentText } from "../billing/payment-fault.ts";
import { readOrder } from "../billing/plan-choice.ts";
import type { CheckoutOrder, PlanChoice } from "../billing/plan-choice.ts";
import { useCheckout } from "../billing/use-checkout.ts";
import type { Opening } from "../billing/use-checkout.ts";
import { PricingPage } from "./PricingPage.tsx";
import styles from "../billing/checkout.module.css";

/** `/checkout`: opens the provider's window over the plans, and says so when it cannot. */
export function CheckoutPage() {
  const [params] = useUrlParams();
  const order = readOrder(params);
  return order ? <Checkout order={order} /> : <Navigate to={pathTo("/pricing")} replace />;
}

function Checkout({ order }: { order: CheckoutOrder }) {
  const { opening, again } = useCheckout(order);
  return (
    <>
      <PricingPage above={<Failure opening={opening} again={again} />} />
      {opening.kind === "opening" && <OpeningSheet order={order} />}
    </>
  );
}

function OpeningSheet({ order }: { order: CheckoutOrder }) {
  const t = useT();
  const navigate = useNavigate();
  const leave = () => void navigate({ href: pathTo("/pricing"), replace: true });
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={t("plans.opening")}
      foot={
        <>
          <Button variant="quiet" onPress={leave}>
            {t("common.cancel")}
          </Button>
          <Button variant="primary" isDisabled>
            {t("plans.loading")}
          </Button>
        </>
      }
    >
      <div className={styles.checkoutParts}>
        <TestMark />
        <p role="status" className={styles.checkoutWaiting}>
          <Spinner />
          <span>{t("plans.opening_text")}</span>
        </p>
        {"plan" in order && <Cost choice={order} />}
      </div>
    </Sheet>
  );
}

function Cost({ choice }: { choice: PlanChoice }) {
  const t = useT();
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[choice.plan];
  const isYearly = choice.interval === "year";
  const price = <Money amount={isYearly ? yearlyPriceUsd : monthlyPriceUsd} currency="USD" />;
  const plan = t(`billing.plan_${choice.plan}`);
  return (
    <>
      <p className={styles.checkoutLine}>
        <span>{t(isYearly ? "plans.plan_year" : "plans.plan_month", { plan })}</span>
        {price}
      </p>
      <p className={styles.checkoutSum}>
        <span>{t("plans.to_pay")}</span>
        <b>{price}</b>
      </p>
    </>
  );
}

/** Why there is no checkout, with a way on; the plans below it stay. */
function Failure({ opening, again }: { opening: Opening; again: () => void }) {
  const t = useT();
  const paymentText = usePaymentText();
  if (opening.kind === "unavailable") {
    return (
      <Notice tone="warning" role="alert" title={t("plans.unavailable")}>
        {t("plans.unavailable_text")}
      </Notice>
    );
  }
  if (opening.kind !== "failed") return null;
  return (
    <div className={styles.checkoutParts}>
      <Notice tone="danger" role="alert" title={t("plans.error_title")}>
        {paymentText(opening.error)}
      </Notice>
      <div className={styles.checkoutActs}>
        <Button variant="primary" icon={RefreshCw} onPress={again}>
          {t("common.try_again")}
        </Button>
        <ButtonLink variant="quiet" href={pathTo("/contact")}>
          {t("plans.contact_support")}
        </ButtonLink>
      </div>
    </div>
  );
}
