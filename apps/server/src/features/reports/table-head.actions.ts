import type { Format } from "@marzipan/phrases/format";
import { toMajorOf } from "@marzipan/domain/money";
import { Sums } from "../../platform/sheets/table.ts";
import type { Cell, Column, Table, TableSums } from "../../platform/sheets/table.ts";
import type { ReportSource } from "./report-source.ts";

/** The first rows of a table as a reader sees them, how many it has, and its sums. */
export interface TableHead {
  cells: readonly (readonly Cell[])[];
  rows: string[][];
  rowsCount: number;
  /** The last line: the word for it and each summed column's sum; empty without one. */
  total: string[];
}

/** Reads at most so many rows of a table, and what all of them come to. */
export async function readHead(
  table: Table,
  most: number,
  { format, t }: Pick<ReportSource, "format" | "t">,
): Promise<TableHead> {
  const { columns, currency } = table;
  const { cells, rowsCount, sums } = await readCells(table, most);
  const left = [...sums];
  const total = columns.map((column, at) => {
    if (column.isSummed) return sayCell(left.shift() ?? 0, column, currency, format);
    return at === 0 ? t("common.total") : "";
  });
  return {
    cells,
    rows: cells.map((row) =>
      columns.map((column, at) => sayCell(row[at] ?? null, column, currency, format)),
    ),
    rowsCount,
    total: columns.some((column) => column.isSummed) ? total : [],
  };
}

async function readCells(
  table: Table,
  most: number,
): Promise<TableSums & Pick<TableHead, "cells">> {
  const cells: (readonly Cell[])[] = [];
  if (table.sums && most === 0) return { cells, ...(await table.sums()) };
  const sums = new Sums(table.columns);
  for await (const rows of table.rows()) {
    cells.push(...rows.slice(0, most - cells.length));
    if (table.sums && cells.length === most) return { cells, ...(await table.sums()) };
    sums.add(rows);
  }
  return { cells, ...sums.all() };
}

/** Returns whether a column holds numbers, which are at its end. */
export function isNumber(kind: Column["kind"]): boolean {
  return kind !== "text" && kind !== "day";
}

/** Returns a cell as a reader sees it. */
function sayCell(value: Cell, { kind }: Column, currency: string | null, format: Format): string {
  if (value === null) return "";
  if (typeof value === "string") return kind === "day" ? format.date(value) : value;
  if (kind === "money")
    return format.amount(toMajorOf(value, currency ?? "ILS"), currency ?? "ILS");
  return kind === "count" ? String(value) : format.number(value);
}
