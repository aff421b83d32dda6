import type { Language } from "@marzipan/contract/languages";
import { daysBetween } from "@marzipan/domain/dates";
import { makesRevenue, outstandingMinor, owedAgeOf, spreadMinor } from "@marzipan/domain/figures";
import { locales } from "@marzipan/phrases/locales";
import { rowsInPieces } from "../../platform/database/rows-in-pieces.ts";
import type { Cell, Table } from "../../platform/sheets/table.ts";
import { sumListedLines, sumListedOrders, sumOwedDays } from "../figures/figures.actions.ts";
import * as store from "./report-rows.store.ts";
import type { OrderLineRow, OrderRow } from "./report-rows.store.ts";
import { currenciesFor, readCells, titleIn } from "./report-source.ts";
import type { ReportSource } from "./report-source.ts";

/** The orders of the span by delivery, a table for each currency. */
export function orderTables(source: ReportSource): Table[] {
  const { t } = source;
  const currencies = currenciesFor(source, "orders");
  return currencies.map((currency) => ({
    title: titleIn(t("sheets.orders"), currency, currencies),
    currency,
    columns: [
      { title: t("sheets.number"), kind: "count", isBrief: true },
      { title: t("common.date"), kind: "day", isShort: true },
      { title: t("sheets.time"), kind: "text" },
      { title: t("sheets.client"), kind: "text", isBrief: true },
      { title: t("common.phone"), kind: "text" },
      { title: t("sheets.state"), kind: "text", isShort: true },
      { title: t("sheets.items"), kind: "text" },
      { title: t("orders.items_sum"), kind: "money" },
      { title: t("orders.agreed_price"), kind: "money" },
      { title: t("common.total"), kind: "money", isBrief: true },
      { title: t("figures.revenue"), kind: "money", isSummed: true },
      { title: t("sheets.paid"), kind: "money", isSummed: true },
      { title: t("payments.balance_due"), kind: "money", isShort: true, isSummed: true },
    ],
    rows: readCells(source, currency, store.ordersStatement, (row) => orderCells(row, source)),
    sums: async () => {
      const sums = await sumListedOrders(source.tx, source.span, currency);
      return {
        rowsCount: sums.ordersCount,
        sums: [sums.revenueMinor, sums.paidMinor, sums.owedMinor],
      };
    },
  }));
}

function orderCells(row: OrderRow, { t, language }: ReportSource): Cell[] {
  const counted = countedOf(row);
  return [
    row.number,
    row.delivery_date,
    row.delivery_time,
    row.client_name,
    row.phone,
    t(row.is_cancelled ? "common.status_cancelled" : `common.status_${row.status}`),
    listItems(row.items ?? [], language),
    row.items_total_minor,
    row.agreed_price_minor,
    row.total_minor,
    makesRevenue(counted) ? row.total_minor : 0,
    row.paid_minor,
    outstandingMinor({ ...counted, paidMinor: row.paid_minor, isSettled: row.is_settled }),
  ];
}

/** Among words that run right to left each item keeps its own direction. */
function listItems(items: readonly string[], language: Language): string {
  const isRightToLeft = locales[language].direction === "rtl";
  return items.map((item) => (isRightToLeft ? `\u2068${item}\u2069` : item)).join(", ");
}

function countedOf(row: OrderRow | OrderLineRow) {
  return {
    status: row.status,
    isCancelled: row.is_cancelled,
    isDeleted: false,
    deliveryDate: row.delivery_date,
    currency: "",
    totalMinor: row.total_minor,
  };
}

/** The lines of the span's orders with what each brought in, a table for each currency. */
export function orderLineTables(source: ReportSource): Table[] {
  const { t } = source;
  const currencies = currenciesFor(source, "orders");
  return currencies.map((currency) => ({
    title: titleIn(t("sheets.order_items"), currency, currencies),
    currency,
    columns: [
      { title: t("sheets.number"), kind: "count", isBrief: true },
      { title: t("common.date"), kind: "day", isShort: true },
      { title: t("sheets.client"), kind: "text" },
      { title: t("sheets.item"), kind: "text", isBrief: true },
      { title: t("common.quantity"), kind: "number", isShort: true },
      { title: t("common.unit_price"), kind: "money", isShort: true },
      { title: t("sheets.line_sum"), kind: "money", isBrief: true },
      { title: t("figures.revenue"), kind: "money", isSummed: true },
    ],
    rows: () => orderLineCells(source, currency),
    sums: async () => {
      const { linesCount, revenueMinor } = await sumListedLines(source.tx, source.span, currency);
      return { rowsCount: linesCount, sums: [revenueMinor] };
    },
  }));
}

/** An order's lines may begin in one piece of rows and end in the next. */
async function* orderLineCells(
  source: ReportSource,
  currency: string,
): AsyncGenerator<(readonly Cell[])[]> {
  const { tx, span } = source;
  const statement = store.orderLinesStatement({ businessId: tx.businessId, currency, span });
  let kept: OrderLineRow[] = [];
  for await (const rows of rowsInPieces(tx, statement)) {
    const orders = [...Map.groupBy([...kept, ...rows], (row) => row.order_id).values()];
    kept = orders.pop() ?? [];
    yield orders.flatMap((lines) => linesOfOrder(lines, source));
  }
  if (kept.length > 0) yield linesOfOrder(kept, source);
}

function linesOfOrder(lines: readonly OrderLineRow[], { t }: ReportSource): Cell[][] {
  const [order] = lines;
  if (!order) return [];
  const earns = makesRevenue(countedOf(order));
  const sums = lines.map((line) => line.line_total_minor ?? 0);
  const shares = order.agreed_price_minor === null ? sums : spreadMinor(order.total_minor, sums);
  const head = [order.number, order.delivery_date, order.client_name];
  const cells: Cell[][] = lines
    .filter((line) => line.dessert_name !== null)
    .map((line, at) => [
      ...head,
      line.dessert_name,
      line.quantity,
      line.unit_price_minor,
      line.line_total_minor,
      earns ? (shares?.[at] ?? 0) : 0,
    ]);
  if (shares !== null || order.total_minor === 0) return cells;
  const rest = earns ? order.total_minor : 0;
  return [...cells, [...head, t("sheets.other_items"), null, null, null, rest]];
}

/** Who owes what today, the oldest first, a table for each currency. */
export function owedTables(source: ReportSource): Table[] {
  const { t, today } = source;
  const currencies = currenciesFor(source, "owed");
  return currencies.map((currency) => ({
    title: titleIn(t("sheets.owed"), currency, currencies),
    currency,
    columns: [
      { title: t("sheets.client"), kind: "text", isBrief: true },
      { title: t("common.phone"), kind: "text" },
      { title: t("sheets.number"), kind: "count", isShort: true },
      { title: t("orders.delivery_date"), kind: "day", isShort: true },
      { title: t("sheets.days"), kind: "count", isBrief: true },
      { title: t("sheets.age"), kind: "text" },
      { title: t("common.total"), kind: "money", isShort: true },
      { title: t("sheets.paid"), kind: "money" },
      { title: t("payments.balance_due"), kind: "money", isBrief: true, isSummed: true },
    ],
    rows: readCells(source, currency, store.owedStatement, (row) => [
      row.client_name,
      row.phone,
      row.number,
      row.delivery_date,
      daysBetween(row.delivery_date, today),
      t(agePhrases[owedAgeOf(row.delivery_date, today)]),
      row.total_minor,
      row.paid_minor,
      row.total_minor - row.paid_minor,
    ]),
    sums: async () => {
      const owed = await sumOwedDays(source.tx);
      const days = owed.filter((day) => day.currency === currency);
      return {
        rowsCount: days.reduce((sum, day) => sum + day.ordersCount, 0),
        sums: [days.reduce((sum, day) => sum + day.amountMinor, 0)],
      };
    },
  }));
}

const agePhrases = {
  not_due: "figures.age_not_due",
  "0-7": "figures.age_0_7",
  "8-30": "figures.age_8_30",
  "31-60": "figures.age_31_60",
  over_60: "figures.age_over_60",
} as const;
