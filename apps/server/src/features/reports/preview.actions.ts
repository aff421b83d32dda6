import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { ReportKind, previewReport } from "@marzipan/contract/reports";
import { toMajorOf } from "@marzipan/domain/money";
import type { Format } from "@marzipan/phrases/format";
import { Sums } from "../../platform/sheets/table.ts";
import type { Cell, Column, Table } from "../../platform/sheets/table.ts";
import { readOrFail } from "./open-report.actions.ts";
import type { OpenedReport } from "./open-report.actions.ts";
import { tablesOfReport } from "./report-tables.actions.ts";

type Preview = ReplyOf<typeof previewReport>;

const shownRows = 5;

/** Answers the first rows of each table of a report as a reader sees them, how many there are, and their sums. */
export async function previewOf(kind: ReportKind, opened: OpenedReport): Promise<Preview> {
  return await readOrFail(async () => {
    const tables: Preview["tables"] = [];
    for (const table of await tablesOfReport(kind, opened.source)) {
      tables.push(await previewTable(table, opened.source.format, opened.source.t("common.total")));
    }
    return { tables };
  });
}

async function previewTable(
  table: Table,
  format: Format,
  totalWord: string,
): Promise<Preview["tables"][number]> {
  const { columns, currency } = table;
  const sums = new Sums(columns);
  const first: (readonly Cell[])[] = [];
  for await (const rows of table.rows()) {
    first.push(...rows.slice(0, shownRows - first.length));
    sums.add(rows);
  }
  const hasSums = columns.some((column) => column.isSummed);
  const total = columns.map((column, at) => {
    const sum = sums.of(at);
    if (sum !== null) return sayCell(sum, column, currency, format);
    return at === 0 ? totalWord : "";
  });
  return {
    title: table.title,
    columns: columns.map(({ title, kind, isBrief = false, isShort = isBrief }) => ({
      title,
      isNumber: isNumber(kind),
      isBrief,
      isShort,
    })),
    rows: first.map((row) =>
      columns.map((column, at) => sayCell(row[at] ?? null, column, currency, format)),
    ),
    rowsCount: sums.rowsCount,
    sums: hasSums && sums.rowsCount > 0 ? [total] : [],
  };
}

/** Answers whether a column holds numbers, which stand at its end. */
export function isNumber(kind: Column["kind"]): boolean {
  return kind !== "text" && kind !== "day";
}

/** Answers a cell as a reader sees it. */
export function sayCell(
  value: Cell,
  { kind }: Column,
  currency: string | null,
  format: Format,
): string {
  if (value === null) return "";
  if (typeof value === "string") return kind === "day" ? format.date(value) : value;
  if (kind === "money")
    return format.amount(toMajorOf(value, currency ?? "ILS"), currency ?? "ILS");
  return kind === "count" ? String(value) : format.number(value);
}
