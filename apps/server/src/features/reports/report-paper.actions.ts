import { locales } from "@marzipan/phrases/locales";
import type { Deps } from "../../platform/feature/deps.ts";
import type { Cell, Table } from "../../platform/sheets/table.ts";
import { readOrFail } from "./open-report.actions.ts";
import type { OpenedReport } from "./open-report.actions.ts";
import { answersOf } from "./report-answers.actions.ts";
import { titleOf } from "./report-forms.actions.ts";
import { reportTemplate } from "./report-paper.rules.ts";
import type { ReportSource } from "./report-source.ts";
import { tablesOfReport } from "./report-tables.actions.ts";
import type { MadeKind } from "./report-tables.actions.ts";
import { isNumber, readHead } from "./table-head.actions.ts";

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

async function readTable(table: Table, source: ReportSource, most: number) {
  const { cells, rows, rowsCount, total } = await readHead(table, Math.max(0, most), source);
  return {
    title: table.title,
    columns: table.columns.map(({ title, kind }, at) => ({
      title,
      number: isNumber(kind),
      share: kind === "text" ? shareOf(cells.map((row) => row[at])) : 0,
    })),
    rows,
    // A table that other tables left no room for has its head and its sums nevertheless.
    isEmpty: rowsCount === 0,
    total: rowsCount > 0 ? total : [],
    note:
      rows.length < rowsCount ? source.t("sheets.cut", { shown: rows.length, all: rowsCount }) : "",
  };
}

/** Beyond so many letters a column's texts are broken; short ones take the room that they need. */
const shortText = 14;
const longText = 45;

/** Returns which share of the page's width a column of texts takes by its longest one, 0 for what it needs. */
function shareOf(cells: readonly (Cell | undefined)[]): number {
  const longest = Math.max(0, ...cells.map((cell) => String(cell ?? "").length));
  return longest <= shortText ? 0 : Math.min(longText, longest);
}
