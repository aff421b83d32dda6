import { Readable } from "node:stream";
import { toMajorOf } from "@marzipan/domain/money";
import { csvStart, writeCsvLine } from "../../platform/formats/csv.ts";
import type { Cell, Column, Table } from "../../platform/sheets/table.ts";
import { writeWorkbook } from "../../platform/sheets/xlsx.ts";
import type { Progress } from "../../platform/sheets/xlsx.ts";
import { readOrFail } from "./open-report.actions.ts";
import type { OpenedReport } from "./open-report.actions.ts";
import { tablesOfCsv, tablesOfReport } from "./report-tables.actions.ts";
import type { MadeKind } from "./report-tables.actions.ts";

/** Returns what a report is called in its language. */
export function titleOf(kind: MadeKind, { source: { t } }: OpenedReport): string {
  return t(titles[kind]);
}

const titles = {
  orders: "sheets.orders",
  payments: "sheets.payments",
  expenses: "sheets.expenses",
  clients: "sheets.clients",
  products: "sheets.products",
  "profit-and-loss": "sheets.profit_and_loss",
  owed: "sheets.owed",
  workbook: "sheets.workbook",
  books: "sheets.workbook",
} as const;

/** Returns a report as workbook, which is written while it is read. */
export async function workbookOf(
  kind: MadeKind,
  opened: OpenedReport,
  at: Date,
  progress: Progress,
): Promise<Readable> {
  const { source, businessName } = opened;
  const { language, t, format, span } = source;
  return writeWorkbook(
    {
      title: t("common.labelled", { label: titleOf(kind, opened), value: format.range(...span) }),
      creator: businessName,
      language,
      at,
      totalWord: t("common.total"),
      tables: await readOrFail(() => tablesOfReport(kind, source)),
    },
    progress,
  );
}

/** Returns a report of one table as CSV, which is written while it is read; its last column is the currency. */
export async function csvOf(
  kind: MadeKind,
  { source }: OpenedReport,
  progress: Progress,
): Promise<Readable> {
  const tables = await readOrFail(() => tablesOfCsv(kind, source));
  const title = source.t("sheets.currency");
  return Readable.from(writeLines(tables, title, progress), { objectMode: false });
}

async function* writeLines(
  tables: readonly Table[],
  currencyTitle: string,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const heads = tables[0]?.columns.map(({ title }) => title) ?? [];
  yield Buffer.from(csvStart + writeCsvLine([...heads, currencyTitle]));
  let rowsCount = 0;
  for (const { columns, currency, rows } of tables) {
    for await (const piece of rows()) {
      rowsCount += piece.length;
      progress(rowsCount);
      const lines = piece.map((row) =>
        writeCsvLine([...plainCells(row, columns, currency), currency]),
      );
      yield Buffer.from(lines.join(""));
    }
  }
}

function plainCells(
  row: readonly Cell[],
  columns: readonly Column[],
  currency: string | null,
): Cell[] {
  return row.map((value, at) =>
    columns[at]?.kind === "money" && typeof value === "number"
      ? toMajorOf(value, currency ?? "ILS")
      : value,
  );
}
