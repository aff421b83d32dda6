import type { ReportKind } from "@marzipan/contract/reports";
import type { Table } from "../../platform/sheets/table.ts";
import { clientTables, productTables } from "./list-tables.actions.ts";
import { expenseTables, paymentTables, profitTables } from "./money-tables.actions.ts";
import { orderLineTables, orderTables, owedTables } from "./order-tables.actions.ts";
import type { ReportSource } from "./report-source.ts";

/** What a report is about; the accountant's `books` have all but the clients. */
export type MadeKind = ReportKind | "books";

const tablesOfKind: Readonly<
  Record<Exclude<ReportKind, "workbook">, (source: ReportSource) => Table[] | Promise<Table[]>>
> = {
  "profit-and-loss": profitTables,
  orders: (source) => [...orderTables(source), ...orderLineTables(source)],
  payments: paymentTables,
  expenses: expenseTables,
  clients: clientTables,
  products: productTables,
  owed: owedTables,
};

/** Returns the tables of a report, which read their rows when they are asked for them. */
export async function tablesOfReport(kind: MadeKind, source: ReportSource): Promise<Table[]> {
  if (kind !== "workbook" && kind !== "books") return await tablesOfKind[kind](source);
  const tables: Table[] = [];
  for (const [one, make] of Object.entries(tablesOfKind)) {
    if (kind === "workbook" || one !== "clients") tables.push(...(await make(source)));
  }
  return tables;
}

/** Returns the one kind of table that a report is as CSV: of orders the orders, whose items are in a column. */
export async function tablesOfCsv(kind: MadeKind, source: ReportSource): Promise<Table[]> {
  return kind === "orders" ? orderTables(source) : await tablesOfReport(kind, source);
}
