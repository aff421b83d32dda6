import { locales } from "@marzipan/phrases/locales";
import type { Deps } from "../../platform/deps.ts";
import { Sums } from "../../platform/sheets/table.ts";
import type { Cell, Table } from "../../platform/sheets/table.ts";
import { readOrFail } from "./open-report.actions.ts";
import type { OpenedReport } from "./open-report.actions.ts";
import { isNumber, sayCell } from "./preview.actions.ts";
import { answersOf } from "./report-answers.actions.ts";
import { titleOf } from "./report-forms.actions.ts";
import { reportTemplate } from "./report-paper.rules.ts";
import type { ReportSource } from "./report-source.ts";
import { tablesOfReport } from "./report-tables.actions.ts";
import type { MadeKind } from "./report-tables.actions.ts";

/** The most lines that a paper has in all its tables; a longer report is a workbook's. */
const mostLines = 3000;

/** A report that was read and is to be set. */
export interface Paper {
  data: object;
  rowsCount: number;
}

/** Reads what a report's paper says; every text and sum is written here, the template only places them. */
export async function readPaper(kind: MadeKind, opened: OpenedReport): Promise<Paper> {
  return await readOrFail(async () => {
    const { source, businessName } = opened;
    const { t, format, language, span, today } = source;
    const answers = await answersOf(source, kind);
    const tables: object[] = [];
    let rowsCount = 0;
    for (const table of await tablesOfReport(kind, source)) {
      const read = await readTable(table, source, mostLines - rowsCount);
      rowsCount += read.rows.length;
      tables.push(read);
    }
    const data = {
      lang: language,
      dir: locales[language].direction,
      business: businessName,
      initial: Array.from(businessName.trim())[0] ?? "",
      title: titleOf(kind, opened),
      period:
        kind === "owed" ? t("sheets.as_of", { date: format.date(today) }) : format.range(...span),
      madeOn: t("sheets.made_on", { date: format.date(today) }),
      pageOf: t("sheets.page_of", { page: "%1", pages: "%2" }),
      answers,
      apart: t("sheets.apart"),
      notice: t("payments.no_invoice"),
      empty: t("sheets.empty"),
      tables,
    };
    return { data, rowsCount };
  });
}

/** Sets a paper as PDF. */
export async function paperOf(deps: Deps, { data }: Paper): Promise<Uint8Array> {
  return await deps.pdf.set(reportTemplate, data);
}

async function readTable(table: Table, { format, t }: ReportSource, most: number) {
  const { columns, currency, title } = table;
  const sums = new Sums(columns);
  const kept: (readonly Cell[])[] = [];
  for await (const rows of table.rows()) {
    kept.push(...rows.slice(0, Math.max(0, most - kept.length)));
    sums.add(rows);
  }
  const total = columns.map((column, at) => {
    const sum = sums.of(at);
    if (sum !== null) return sayCell(sum, column, currency, format);
    return at === 0 ? t("common.total") : "";
  });
  return {
    title,
    columns: columns.map(({ title: head, kind }, at) => ({
      title: head,
      number: isNumber(kind),
      share: kind === "text" ? shareOf(kept.map((row) => row[at])) : 0,
    })),
    rows: kept.map((row) =>
      columns.map((column, at) => sayCell(row[at] ?? null, column, currency, format)),
    ),
    total: kept.length > 0 && columns.some((column) => column.isSummed) ? total : [],
    note:
      kept.length < sums.rowsCount
        ? t("sheets.cut", { shown: kept.length, all: sums.rowsCount })
        : "",
  };
}

/** Beyond so many letters a column's texts are broken; short ones take the room that they need. */
const shortText = 14;
const longText = 45;

/** Answers which share of the page's width a column of texts takes by its longest one, 0 for what it needs. */
function shareOf(cells: readonly (Cell | undefined)[]): number {
  const longest = Math.max(0, ...cells.map((cell) => String(cell ?? "").length));
  return longest <= shortText ? 0 : Math.min(longText, longest);
}
