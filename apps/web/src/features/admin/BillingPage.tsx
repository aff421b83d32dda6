import { getBillingHealth } from "@marzipan/contract/billing-admin";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BillingEvents } from "./BillingEvents.tsx";
import { BillingHealthCard } from "./BillingHealthCard.tsx";
import { PaidBusinesses } from "./PaidBusinesses.tsx";
import styles from "./admin-billing.module.css";

/** `/admin/billing`: how billing stands, what the card provider told and what became of it, who pays for what. */
export function BillingPage() {
  const t = useT();
  const errorText = useErrorText();
  const health = useCall(getBillingHealth);
  return (
    <Page title={t("plans.admin")}>
      <div className={styles.billingPageBilling}>
        {health.data ? (
          <BillingHealthCard health={health.data} />
        ) : health.isError ? (
          <ErrorState
            title={t("plans.list_failed")}
            text={errorText(health.error)}
            retryLabel={t("common.try_again")}
            onRetry={() => void health.refetch()}
            isRetrying={health.isFetching}
          />
        ) : (
          <Skeleton height="140px" />
        )}
        <BillingEvents />
        <PaidBusinesses />
      </div>
    </Page>
  );
}
