import { previewReport } from "@marzipan/contract/reports";
import type { ReplyOf } from "@marzipan/contract/endpoint";
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
            <PreviewTable table={table} />
          </section>
        ))}
      </div>
    </Card>
  );
}

type PreviewedTable = ReplyOf<typeof previewReport>["tables"][number];

interface PreviewTableProps {
  table: PreviewedTable;
  /** The places of the columns that are shown. */
  places: readonly number[];
}

/** A phone shows three columns, a wider screen six, with their sums in the last row; a line says that the file has all. */
function PreviewTable({ table }: { table: PreviewedTable }) {
  const t = useT();
  const isWide = useIsWide();
  const { columns } = table;
  const places = [...columns.keys()].filter((at) =>
    isWide ? columns[at]?.isShort : columns[at]?.isBrief,
  );
  return (
    <>
      {table.rowsCount > 0 && <PreviewSheet table={table} places={places} />}
      {hasShownSum(table, places) && <OtherSums table={table} places={places} />}
      {places.length < columns.length && (
        <p className={styles.previewBrief}>
          {t("reports.brief_columns", { shown: places.length, all: columns.length })}
        </p>
      )}
    </>
  );
}

/** A day with its year stays on one line, longer cells fold; in letters. */
const longestUnbroken = 12;

function PreviewSheet({ table, places }: PreviewTableProps) {
  const { columns } = table;
  return (
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
                <td
                  key={at}
                  data-number={columns[at]?.isNumber || undefined}
                  data-short={(row[at] ?? "").length <= longestUnbroken || undefined}
                >
                  <bdi>{row[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <SumRows table={table} places={places} />
      </table>
    </div>
  );
}

/** Answers whether a column has a sum; under the first one stands the word for the sums. */
const hasSum = (sums: readonly string[], at: number): boolean => at > 0 && sums[at] !== "";

/** Answers whether one of the columns that are shown has a sum. */
const hasShownSum = ({ sums: [row] }: PreviewedTable, places: readonly number[]): boolean =>
  row !== undefined && places.some((at) => hasSum(row, at));

/**
 * The sums of the columns that are shown, the word for them over all columns before the first; where none of them has one,
 * a row for each sum of the others.
 */
function SumRows({ table, places }: PreviewTableProps) {
  const { columns } = table;
  const [row] = table.sums;
  if (!row) return null;
  if (!hasShownSum(table, places)) {
    return (
      <tfoot>
        {[...columns.keys()]
          .filter((at) => hasSum(row, at))
          .map((at) => (
            <tr key={at}>
              <th scope="row" colSpan={places.length - 1}>
                {columns[at]?.title}
              </th>
              <td data-number>
                <bdi>{row[at]}</bdi>
              </td>
            </tr>
          ))}
      </tfoot>
    );
  }
  const first = Math.max(
    1,
    places.findIndex((at) => hasSum(row, at)),
  );
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={first}>
          {row[0]}
        </th>
        {places.slice(first).map((at) => (
          <td key={at} data-number={columns[at]?.isNumber || undefined}>
            <bdi>{row[at]}</bdi>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The sums of columns that are not shown, below those that are. */
function OtherSums({ table: { sums, columns }, places }: PreviewTableProps) {
  const [row] = sums;
  const others = [...columns.keys()].filter((at) => row && hasSum(row, at) && !places.includes(at));
  if (!row || others.length === 0) return null;
  return (
    <dl className={styles.previewSums}>
      {others.map((at) => (
        <div key={at}>
          <dt>{columns[at]?.title}</dt>
          <dd>
            <bdi>{row[at]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
