import { previewReport } from "@marzipan/contract/reports";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { ReportKind } from "@marzipan/contract/reports";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { CardFace } from "./CardFace.tsx";
import type { ReportQuery } from "./report-view.rules.ts";
import styles from "./reports.module.css";

/** The first rows of each table of the report and its sums, in the report's language. */
export function PreviewCard({ kind, query }: { kind: ReportKind; query: ReportQuery }) {
  const t = useT();
  const preview = useCall(previewReport, { params: { kind }, query });
  return (
    <Card title={t("reports.preview")}>
      <CardFace query={preview} height="220px" />
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

/** A phone shows three columns, a wider screen six, with the sums in the last rows; a line says that the file has all. */
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
      {places.length < columns.length && (
        <p className={styles.previewBrief}>
          {t("reports.brief_columns", { shown: places.length, all: columns.length })}
        </p>
      )}
    </>
  );
}

/** Short cells stay on one line, and so do days with their year, which may be longer and begin with a digit. */
const isUnbroken = (cell: string): boolean => cell.length <= (/^\d/.test(cell) ? 14 : 12);

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
                  data-short={isUnbroken(row[at] ?? "") || undefined}
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

/** Returns the places of the columns with a sum; under the first one stands the word for the sums. */
const summedPlaces = ({ columns }: PreviewedTable, row: readonly string[]): number[] =>
  [...columns.keys()].filter((at) => at > 0 && row[at] !== "");

/**
 * The sums: where all of their columns are shown, a row under them, with its word over all columns before the first;
 * else a row for each sum by its column's name, since a lone one would be read as the sum of all.
 */
function SumRows({ table, places }: PreviewTableProps) {
  const { columns } = table;
  const [row] = table.sums;
  if (!row) return null;
  const summed = summedPlaces(table, row);
  if (!summed.every((at) => places.includes(at))) {
    // A sum is wider than what it sums: where there is room it takes the last two columns.
    const width = places.length > 3 ? 2 : 1;
    return (
      <tfoot>
        {summed.map((at) => (
          <tr key={at}>
            <th scope="row" colSpan={places.length - width}>
              {columns[at]?.title}
            </th>
            <td data-number colSpan={width}>
              <bdi>{row[at]}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    );
  }
  const first = Math.max(
    1,
    places.findIndex((at) => summed.includes(at)),
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
