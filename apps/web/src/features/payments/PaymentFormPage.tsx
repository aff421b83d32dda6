import { findPayableOrders } from "@marzipan/contract/payments";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { FormSkeleton } from "../../platform/forms/FormSkeleton.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { GoneOrder } from "./GoneOrder.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** Recording a payment, for the order that the address names or for one that is found while typing. */
export function PaymentFormPage() {
  const t = useT();
  const [{ order: orderId }] = useUrlParams();
  return (
    <Page
      title={t("payments.record")}
      backTo={orderId ? pathTo("/orders/$orderId", { orderId }) : pathTo("/payments")}
    >
      {orderId ? <ForOrder key={orderId} id={orderId} /> : <PaymentForm key="new" order={null} />}
    </Page>
  );
}

function ForOrder({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const found = useCall(findPayableOrders, { query: { orderId: id } });
  const order = found.data?.items[0];
  if (order) return <PaymentForm order={order} />;
  if (found.data) {
    return (
      <GoneOrder id={id}>
        <ButtonLink href={pathTo("/payments/new")}>{t("payments.record_without")}</ButtonLink>
      </GoneOrder>
    );
  }
  if (found.isError) {
    return (
      <ErrorState
        title={t("errors.payment_form_not_loaded")}
        text={errorText(found.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  return <FormSkeleton label={t("common.loading")} heights={[44, 44, 44]} />;
}
