import type { ReactNode } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import type { Pages } from "../api/queries.ts";
import { useErrorText } from "../errors/error-text.ts";
import { useT } from "../i18n/LanguageProvider.tsx";

/** What a list that is asked page by page needs of its query. */
type ShownPages = Pick<
  Pages<never>,
  | "isPending"
  | "isError"
  | "error"
  | "isFetching"
  | "hasNextPage"
  | "isFetchingNextPage"
  | "isFetchNextPageError"
> & { data: unknown; refetch: () => unknown; fetchNextPage: () => unknown };

interface PagedListProps {
  list: ShownPages;
  /** Stands while the first page is awaited. */
  skeleton: ReactNode;
  /** The heading when the first page could not be loaded. */
  failedTitle: string;
  headingLevel?: 2 | 3;
  /** Stands in place of the rows when there are none; `null` when there are some. */
  empty: ReactNode;
  /** How many are shown, read at the end of the list. */
  status?: string;
  children: ReactNode;
}

/** A list in each of its states: awaited, failed with a way to try again, empty, and shown with a way to more. */
export function PagedList({
  list,
  skeleton,
  failedTitle,
  headingLevel = 2,
  empty,
  status,
  children,
}: PagedListProps) {
  const t = useT();
  const errorText = useErrorText();
  if (list.isPending) return skeleton;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={failedTitle}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (empty !== null) return empty;
  return (
    <>
      {children}
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        status={status}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}
