import { getBilling } from "@marzipan/contract/billing-payments";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AfterPlanCard } from "../billing/AfterPlanCard.tsx";
import { PaymentCard } from "../billing/PaymentCard.tsx";
import { PlanState } from "../billing/PlanState.tsx";
import { UsageCard } from "../billing/UsageCard.tsx";
import styles from "./settings.module.css";

/** Plan and billing: the plan in force and what can be done about it, what is used of its limits, card and invoices. */
export function PlanSection() {
  const t = useT();
  const errorText = useErrorText();
  const billing = useCall(getBilling);
  return (
    <div className={styles.planCards}>
      <Section id="plan" title={t("settings.plan")}>
        {billing.data ? (
          <PlanState billing={billing.data} />
        ) : billing.isError ? (
          <ErrorState
            headingLevel={3}
            title={t("errors.not_loaded")}
            text={errorText(billing.error)}
            retryLabel={t("common.try_again")}
            onRetry={() => void billing.refetch()}
            isRetrying={billing.isFetching}
          />
        ) : (
          <Skeleton height="120px" />
        )}
      </Section>
      {billing.data?.scheduled && <AfterPlanCard scheduled={billing.data.scheduled} />}
      <UsageCard />
      {billing.data?.isPaying && <PaymentCard />}
    </div>
  );
}
