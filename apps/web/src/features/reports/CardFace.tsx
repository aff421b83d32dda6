import type { UseQueryResult } from "@tanstack/react-query";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

interface CardFaceProps {
  query: Pick<UseQueryResult<unknown, Error>, "data" | "error" | "isPending" | "isFetching"> & {
    refetch: () => unknown;
  };
  /** The height of what is waited for, as CSS. */
  height: string;
}

/** What a card shows while what it asked for is on its way, or did not come; nothing once it is there. */
export function CardFace({ query, height }: CardFaceProps) {
  const t = useT();
  const errorText = useErrorText();
  if (query.isPending) return <Skeleton height={height} />;
  if (query.error === null || query.data !== undefined) return null;
  return (
    <ErrorState
      headingLevel={3}
      title={t("errors.not_loaded")}
      text={errorText(query.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
