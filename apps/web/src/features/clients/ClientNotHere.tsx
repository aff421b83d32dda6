import { UserX } from "lucide-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** In the place of a client that is gone or could not be loaded. */
export function ClientNotHere({ query }: { query: UseQueryResult<unknown, Error> }) {
  const t = useT();
  const errorText = useErrorText();
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState icon={UserX} title={t("clients.gone_title")} text={t("clients.gone_text")}>
        <ButtonLink variant="primary" isWide href={pathTo("/clients")}>
          {t("clients.to_list")}
        </ButtonLink>
        <ButtonLink variant="quiet" isWide href={pathTo("/clients/deleted")}>
          {t("common.recently_deleted")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t("clients.load_failed")}
      text={errorText(query.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
