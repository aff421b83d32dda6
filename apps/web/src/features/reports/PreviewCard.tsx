import { previewReport } from "@marzipan/contract/reports";
import type { ReportKind } from "@marzipan/contract/reports";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ReportQuery } from "./report-view.rules.ts";
import styles from "./reports.module.css";

/** The first rows of each table of the report and its sums, in the report's language. */
export function PreviewCard({ kind, query }: { kind: ReportKind; query: ReportQuery }) {
  const t = useT();
  const errorText = useErrorText();
  const preview = useCall(previewReport, { params: { kind }, query });
  return (
    <Card title={t("reports.preview")}>
      {preview.isPending && <Skeleton height="220px" />}
      {preview.isError && !preview.data && (
        <ErrorState
          headingLevel={3}
          title={errorText(preview.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      )}
      <div className={styles.previews} lang={query.language} dir="auto">
        {preview.data?.tables.map((table) => (
          <section key={table.title}>
            <p className={styles.previewHead}>
              <b>{table.title}</b>
              <span>
                {table.rowsCount === 0
                  ? t("reports.nothing")
                  : t("reports.first_rows", { all: table.rowsCount })}
              </span>
            </p>
            {table.rowsCount > 0 && <PreviewTable table={table} />}
            <PreviewSums table={table} />
          </section>
        ))}
      </div>
    </Card>
  );
}

interface PreviewTableProps {
  table: {
    title: string;
    columns: { title: string; isNumber: boolean; isBrief: boolean }[];
    rows: string[][];
    sums: string[][];
  };
}

/** A phone shows three columns and says so; elsewhere a table scrolls by itself where it is wider than the card. */
function PreviewTable({ table }: PreviewTableProps) {
  const t = useT();
  const isWide = useIsWide();
  const { columns } = table;
  const places = [...columns.keys()].filter((at) => isWide || columns[at]?.isBrief);
  const sheet = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls must be reached by keys.
    <div className={styles.previewSheet} tabIndex={0} role="region" aria-label={table.title}>
      <table>
        <thead>
          <tr>
            {places.map((at) => (
              <th key={at} scope="col" data-number={columns[at]?.isNumber || undefined}>
                {columns[at]?.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {places.map((at) => (
                <td key={at} data-number={columns[at]?.isNumber || undefined}>
                  <bdi>{row[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {sheet}
      {places.length < columns.length && (
        <p className={styles.previewBrief}>
          {t("reports.brief_columns", { shown: places.length, all: columns.length })}
        </p>
      )}
    </>
  );
}

/** The sums of a table under it, where they are seen however far its columns reach. */
function PreviewSums({ table }: PreviewTableProps) {
  const [sums] = table.sums;
  if (!sums) return null;
  return (
    <dl className={styles.previewSums}>
      {sums.map(
        (sum, index) =>
          // Under the first column stands the word for the sums.
          index > 0 &&
          sum !== "" &&
          table.columns[index]?.isNumber && (
            <div key={index}>
              <dt>{table.columns[index].title}</dt>
              <dd>
                <bdi>{sum}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
