import { averageOrderMinor, profitMinor } from "@marzipan/domain/figures";
import { cutInMonths } from "@marzipan/domain/periods";
import type { Cell, Table } from "../../platform/sheets/table.ts";
import {
  figuresOfSpan,
  sumCategories,
  sumListedExpenses,
  sumListedPayments,
  sumsIn,
} from "../figures/figures.actions.ts";
import type { SpanFigures } from "../figures/figures.actions.ts";
import { receiptName } from "./receipt-names.rules.ts";
import * as store from "./report-rows.store.ts";
import { currenciesFor, readCells, titleIn } from "./report-source.ts";
import type { ReportSource } from "./report-source.ts";

/** The payments, refunds and voids of the span by their day, a table for each currency. */
export function paymentTables(source: ReportSource): Table[] {
  const { t } = source;
  const currencies = currenciesFor(source, "payments");
  return currencies.map((currency) => ({
    title: titleIn(t("sheets.payments"), currency, currencies),
    currency,
    columns: [
      { title: t("payments.paid_at"), kind: "day", isBrief: true },
      { title: t("sheets.kind"), kind: "text", isShort: true },
      { title: t("sheets.number"), kind: "count", isShort: true },
      { title: t("sheets.client"), kind: "text", isBrief: true },
      { title: t("payments.method"), kind: "text", isShort: true },
      { title: t("payments.reference"), kind: "text" },
      { title: t("common.notes"), kind: "text" },
      { title: t("sheets.recorded_by"), kind: "text" },
      { title: t("payments.amount"), kind: "money", isBrief: true, isSummed: true },
    ],
    rows: readCells(source, currency, store.paymentsStatement, (row) => [
      row.paid_date,
      t(`payments.kind_${row.kind}`),
      row.order_number,
      row.client_name,
      t(`payments.method_${row.method}`),
      row.reference,
      row.note,
      row.by_name,
      row.effect_minor,
    ]),
    sums: async () => {
      const { count, amountMinor } = await sumListedPayments(source.tx, source.span, currency);
      return { rowsCount: count, sums: [amountMinor] };
    },
  }));
}

/** The expenses of the span by their date, a table for each currency. */
export function expenseTables(source: ReportSource): Table[] {
  const { t } = source;
  const currencies = currenciesFor(source, "expenses");
  return currencies.map((currency) => ({
    title: titleIn(t("sheets.expenses"), currency, currencies),
    currency,
    columns: [
      { title: t("common.date"), kind: "day", isBrief: true },
      { title: t("sheets.kind"), kind: "text", isShort: true },
      { title: t("expenses.category"), kind: "text", isShort: true },
      { title: t("expenses.supplier"), kind: "text", isBrief: true },
      { title: t("common.notes"), kind: "text" },
      { title: t("expenses.receipt_number"), kind: "text", isShort: true },
      { title: t("sheets.receipt"), kind: "text" },
      { title: t("expenses.amount"), kind: "money", isBrief: true, isSummed: true },
    ],
    rows: readCells(source, currency, store.expensesStatement, (row) => [
      row.date,
      t(row.amount_minor < 0 ? "sheets.credit" : "sheets.expense"),
      t(`expenses.category_${row.category}`),
      row.business_name,
      row.description,
      row.receipt_number,
      receiptName(row) ?? t("sheets.missing"),
      row.amount_minor,
    ]),
    sums: async () => {
      const { count, amountMinor } = await sumListedExpenses(source.tx, source.span, currency);
      return { rowsCount: count, sums: [amountMinor] };
    },
  }));
}

/** Profit and loss by month, and the expenses by category, two tables for each currency. */
export async function profitTables(source: ReportSource): Promise<Table[]> {
  const { tx, span, t } = source;
  const figures = await figuresOfSpan(tx, span);
  const used = [...figures.days.keys()].filter((one) => one !== source.own).toSorted();
  const currencies = source.chosen === null ? [source.own, ...used] : [source.chosen];
  return currencies.flatMap((currency) => [
    {
      title: titleIn(t("sheets.profit_and_loss"), currency, currencies),
      currency,
      columns: [
        { title: t("sheets.month"), kind: "text", isBrief: true },
        { title: t("figures.revenue"), kind: "money", isBrief: true, isSummed: true },
        { title: t("figures.expenses"), kind: "money", isShort: true, isSummed: true },
        {
          title: t("figures.profit"),
          kind: "money",
          isBrief: true,
          isSummed: true,
          formula: (row: number) => `B${row}-C${row}`,
        },
        { title: t("figures.cash"), kind: "money", isShort: true, isSummed: true },
        { title: t("figures.refunds"), kind: "money", isSummed: true },
        { title: t("figures.orders"), kind: "count", isShort: true, isSummed: true },
        { title: t("figures.average"), kind: "money" },
      ],
      rows: () => once(monthCells(figures, currency, source)),
    } satisfies Table,
    {
      title: titleIn(t("sheets.spent"), currency, currencies),
      currency,
      columns: [
        { title: t("expenses.category"), kind: "text", isBrief: true },
        { title: t("sheets.count"), kind: "count", isBrief: true, isSummed: true },
        { title: t("expenses.amount"), kind: "money", isBrief: true, isSummed: true },
      ],
      rows: () =>
        once(
          sumCategories(figures, currency).map(({ category, count, amountMinor }) => [
            t(`expenses.category_${category}`),
            count,
            amountMinor,
          ]),
        ),
    } satisfies Table,
  ]);
}

function monthCells(
  figures: SpanFigures,
  currency: string,
  { span, format }: ReportSource,
): Cell[][] {
  return cutInMonths(span).map((month) => {
    const sums = sumsIn(figures, currency, month);
    return [
      format.month(month[0]),
      sums.revenueMinor,
      sums.expensesMinor,
      profitMinor(sums),
      sums.cashMinor,
      sums.refundsMinor,
      sums.ordersCount,
      averageOrderMinor(sums),
    ];
  });
}

/** Returns rows that are in memory as one piece. */
export async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  if (rows.length > 0) yield rows;
}
