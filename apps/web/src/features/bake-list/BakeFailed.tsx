import type { getBakeList } from "@marzipan/contract/bake-list";
import type { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";

/** Says that the bake list could not be loaded, and loads it again on a tap. */
export function BakeFailed({ query }: { query: ReturnType<typeof useCall<typeof getBakeList>> }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t("bake_list.failed")}
      text={errorText(query.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
