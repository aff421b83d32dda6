import type { QueryOf } from "@marzipan/contract/endpoint";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { csvKinds, reportFormats, reportKinds } from "@marzipan/contract/reports";
import type { CsvKind, ReportFormat, ReportKind, previewReport } from "@marzipan/contract/reports";
import { readCurrency } from "../../platform/url/read-currency.ts";
import { readRange } from "../../platform/url/read-days.ts";
import type { UrlParams } from "../../platform/url/use-url-params.ts";
import { daysOf } from "../analytics/period.rules.ts";
import type { PeriodDays } from "../analytics/period.rules.ts";

/** What a report asks for. */
export type ReportQuery = QueryOf<typeof previewReport>;

/** Which report is chosen, as the page's address says it. */
export interface ReportView extends PeriodDays {
  kind: ReportKind;
  format: ReportFormat;
  /** `null` for each currency apart. */
  currency: string | null;
  language: Language;
}

/** Returns whether a kind is one table, which CSV can hold. */
export function isTable(kind: ReportKind): kind is CsvKind {
  return (csvKinds as readonly string[]).includes(kind);
}

/** Returns the formats of a kind: CSV holds one table, the archive the files of expenses. */
export function formatsOf(kind: ReportKind): ReportFormat[] {
  return reportFormats.filter(
    (format) => (format !== "csv" || isTable(kind)) && (format !== "zip" || kind === "expenses"),
  );
}

/** Reads the view from the page's query: last month's orders as Excel, each currency apart. */
export function readReportView(params: UrlParams, today: string, own: Language): ReportView {
  const kind = reportKinds.find((one) => one === params["kind"]) ?? "orders";
  const format = formatsOf(kind).find((one) => one === params["format"]) ?? "xlsx";
  return {
    ...(readRange(params) ?? daysOf("last_month", today)),
    kind,
    format,
    currency: readCurrency(params),
    language: languages.find((one) => one === params["language"]) ?? own,
  };
}

/** Returns what the calls of a report ask for. */
export function queryOfReport({ from, to, currency, language }: ReportView): ReportQuery {
  return {
    from,
    to,
    language,
    ...(currency !== null && { currency: currency as NonNullable<ReportQuery["currency"]> }),
  };
}

/** Returns how many rows a report has: those of its first table, which each currency may have one of. */
export function countRows(
  tables: readonly { columns: readonly { title: string }[]; rowsCount: number }[],
): number {
  const columnsOf = (table: (typeof tables)[number]): string =>
    table.columns.map(({ title }) => title).join("\n");
  return tables
    .filter((table, _, [first]) => first && columnsOf(table) === columnsOf(first))
    .reduce((sum, { rowsCount }) => sum + rowsCount, 0);
}

/** Returns the name of a kind as phrases have it. */
export function phraseOfKind<Kind extends ReportKind>(kind: Kind) {
  return `reports.kind_${kind.replaceAll("-", "_") as KindPhrase<Kind>}` as const;
}

/** Returns the phrase that says what a kind holds. */
export function phraseOfDetail<Kind extends ReportKind>(kind: Kind) {
  return `reports.detail_${kind.replaceAll("-", "_") as KindPhrase<Kind>}` as const;
}

type KindPhrase<Kind extends string> = Kind extends "profit-and-loss" ? "profit_and_loss" : Kind;
