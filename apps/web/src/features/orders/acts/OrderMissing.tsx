import { FileX } from "lucide-react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { pathTo } from "../../../platform/url/path-to.ts";

interface OrderMissingProps {
  title: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In the place of an order that is not there, or that could not be loaded. */
export function OrderMissing({ title, error, onRetry, isRetrying }: OrderMissingProps) {
  const t = useT();
  const errorText = useErrorText();
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page title={title} backTo={pathTo("/orders")}>
      {isGone ? (
        <EmptyState icon={FileX} title={t("orders.order_gone")} text={t("orders.order_gone_text")}>
          <ButtonLink variant="primary" href={pathTo("/orders")}>
            {t("orders.back_to_list")}
          </ButtonLink>
          <ButtonLink href={pathTo("/orders/deleted")}>{t("common.recently_deleted")}</ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState
          title={t("orders.order_not_loaded")}
          text={errorText(error)}
          retryLabel={t("common.try_again")}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
    </Page>
  );
}
