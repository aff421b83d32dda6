import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { ApiError } from "../api/api-error.ts";
import { useErrorText } from "../errors/error-text.ts";
import { useT } from "../i18n/LanguageProvider.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { useOpened } from "./use-opened.ts";

interface Editable {
  id: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** What is said where a record is deleted or was never there, with the list that it is missing from. */
interface GoneWords {
  icon: IconShape;
  title: string;
  text: string;
  /** The path of the list; what was deleted from it stands at `/deleted` below. */
  listHref: string;
  listLabel: string;
}

interface EditedRecordProps<Row extends Editable> {
  query: UseQueryResult<Row, Error>;
  loadingLabel: string;
  /** The heights of the form's parts while it loads, in px. */
  heights: readonly number[];
  failedTitle: string;
  gone: GoneWords;
  /** Draws the form over the record as it was when it opened, and how to open the latest instead. */
  children: (opened: Row, openLatest: () => void) => ReactNode;
}

/** Returns whether a record is there to be edited: not on its way and not deleted. */
export function isEditable<Row extends Editable>(row: Row | undefined): row is Row {
  return row !== undefined && row.deletedAt === null;
}

/** The body of a page that edits a record: its form, or why there is none and the way out. */
export function EditedRecord<Row extends Editable>(props: EditedRecordProps<Row>) {
  const { query, loadingLabel, heights, failedTitle, gone, children } = props;
  const t = useT();
  const errorText = useErrorText();
  const { data, error } = query;
  if (query.isPending) return <FormSkeleton label={loadingLabel} heights={heights} />;
  if (isEditable(data)) {
    return (
      <Opened key={data.id} row={data} loadLatest={async () => (await query.refetch()).data}>
        {children}
      </Opened>
    );
  }
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (data !== undefined || isMissing) return <Gone {...gone} />;
  return (
    <ErrorState
      title={failedTitle}
      text={error === null ? "" : errorText(error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

interface OpenedProps<Row extends Editable> extends Pick<EditedRecordProps<Row>, "children"> {
  row: Row;
  loadLatest: () => Promise<Row | undefined>;
}

function Opened<Row extends Editable>({ row, loadLatest, children }: OpenedProps<Row>) {
  const { opened, openLatest } = useOpened(row, loadLatest);
  return <Fragment key={opened.updatedAt}>{children(opened, openLatest)}</Fragment>;
}

function Gone({ icon, title, text, listHref, listLabel }: GoneWords) {
  const t = useT();
  return (
    <EmptyState icon={icon} title={title} text={text}>
      <ButtonLink variant="primary" isWide href={listHref}>
        {listLabel}
      </ButtonLink>
      <ButtonLink variant="quiet" isWide href={`${listHref}/deleted`}>
        {t("common.recently_deleted")}
      </ButtonLink>
    </EmptyState>
  );
}
