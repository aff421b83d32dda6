import { currencyOf, decimalSignOf, readAmount } from "@marzipan/domain/imports/amounts";
import type { DecimalSign } from "@marzipan/domain/imports/amounts";
import { findDayOrder } from "@marzipan/domain/imports/days";
import type { ColumnOrder } from "@marzipan/domain/imports/days";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table } from "../reading/import-file.types.ts";
import type { Match } from "./matching.rules.ts";

/** How a file writes days and amounts, as its cells show it. */
export interface Writing {
  days: ColumnOrder;
  /** The column with the days that are asked about; `null` without days. */
  dayColumn: number | null;
  decimalSign: DecimalSign;
  /** Some amounts name no currency: which one is asked. */
  needsCurrency: boolean;
}

const dayTargets: readonly Target[] = ["date", "orderDate", "paidAt"];
const amountTargets: readonly Target[] = [
  "total",
  "unitPrice",
  "lineTotal",
  "paid",
  "deposit",
  "balance",
  "price",
  "amount",
];

/** Finds how a file writes days and amounts; `usual` is how the language writes decimals. */
export function findWriting(table: Table, matches: readonly Match[], usual: DecimalSign): Writing {
  const columnsOf = (targets: readonly Target[]): number[] =>
    matches.flatMap(({ target }, column) => (targets.includes(target) ? [column] : []));
  const cellsOf = (columns: readonly number[]): string[] =>
    table.rows.flatMap(({ cells }) => columns.flatMap((column) => cells[column] || []));
  const days = columnsOf(dayTargets);
  const amounts = cellsOf(columnsOf(amountTargets));
  const currencies = cellsOf(columnsOf(["currency"]));
  const isNamed =
    currencies.length > 0
      ? currencies.every((text) => currencyOf(text) !== null)
      : amounts.every((text) => (readAmount(text)?.currency ?? null) !== null);
  return {
    days: findDayOrder(cellsOf(days)),
    dayColumn: days[0] ?? null,
    decimalSign: decimalSignOf(amounts, usual),
    needsCurrency: amounts.length > 0 && !isNamed,
  };
}
