import type { ImportKind } from "@marzipan/contract/imports";
import { readAmount } from "@marzipan/domain/imports/amounts";
import { readDay } from "@marzipan/domain/imports/days";
import { groupOrders, readOrderRow } from "@marzipan/domain/imports/order-rows";
import type {
  OrderColumn,
  OrderRow,
  OrderWriting,
  RawOrder,
  SentItem,
  SentPayment,
} from "@marzipan/domain/imports/order-rows";
import { readCategory } from "@marzipan/domain/imports/order-words";
import type { Target } from "../kinds/kind-columns.types.ts";
import { plainHeading, targetByHeading } from "../matching/headings.rules.ts";
import type { Match } from "../matching/matching.rules.ts";
import { plainText } from "../matching/plain-text.ts";
import { rowsToSend } from "../matching/rows.rules.ts";
import type { Table, TableRow } from "../reading/import-file.types.ts";
import type { RowAnswer } from "./outcomes.rules.ts";

/** A row as the file writes it, by what its columns hold; an order may have several. */
export interface RawRow {
  row: number;
  cells: Partial<Record<Target, string>>;
  /** All its rows in the file, where it has several. */
  rows?: readonly number[];
  lines?: RawOrder["lines"];
}

/** A row in the form in which the server takes it. */
export interface ReadyRow {
  row: number;
  cells: Record<string, string>;
  items?: SentItem[];
  payments?: SentPayment[];
}

/** A row that is ready, or what is wrong with it before anyone is asked. */
export interface ReadRow {
  ready: ReadyRow;
  problems: RowAnswer["problems"];
}

/** How the rows of a file are read. */
export type RowReader = (row: RawRow) => ReadRow;

const longest = 5000;

/** Columns whose texts are joined where several have one. */
const joined: Partial<Record<Target, string>> = { address: ", ", notes: "\n" };

/** The columns of each target: those that were matched, then those with such a heading that fill their gaps. */
function columnsOf(
  kind: ImportKind,
  table: Table,
  matches: readonly Match[],
): ReadonlyMap<Target, readonly number[]> {
  const columns = new Map<Target, number[]>();
  const add = (target: Target, column: number): void => {
    columns.set(target, [...(columns.get(target) ?? []), column]);
  };
  for (const [column, { target, clash }] of matches.entries())
    if (clash === null && target !== "skip") add(target, column);
  for (const [column, { clash }] of matches.entries()) {
    const target = clash === null ? null : targetByHeading(kind, table.headings[column] ?? "");
    if (target !== null) add(target, column);
  }
  return columns;
}

function rawRow(columns: ReadonlyMap<Target, readonly number[]>, { row, cells }: TableRow): RawRow {
  const raw: RawRow["cells"] = {};
  for (const [target, places] of columns) {
    const texts = places.map((place) => plainText(cells[place] ?? "").trim()).filter(Boolean);
    const sign = joined[target];
    const text = sign === undefined ? texts[0] : [...new Set(texts)].join(sign);
    if (text) raw[target] = text.slice(0, longest);
  }
  const { first_name: first, last_name: last, ...rest } = raw;
  const name = rest.name ?? [first, last].filter(Boolean).join(" ");
  return { row, cells: { ...rest, ...(name && { name }) } };
}

/** Leaves out what the own data marks as deleted or merged into another entry. */
function withoutDeleted(table: Table): Table {
  const heads = table.headings.map(plainHeading);
  const marks = ["deleted at", "merged into"].map((head) => heads.indexOf(head));
  const isOwnData = heads.includes("id") && marks.some((column) => column !== -1);
  if (!isOwnData) return table;
  const isThere = ({ cells }: TableRow): boolean => marks.every((column) => !cells[column]);
  return { ...table, rows: table.rows.filter(isThere) };
}

/** Returns the rows of a file as it writes them, orders of several rows joined. */
export function rawRowsOf(kind: ImportKind, whole: Table, matches: readonly Match[]): RawRow[] {
  const table = withoutDeleted(whole);
  if (kind === "clients" || kind === "products") return rowsToSend(kind, table, matches);
  const columns = columnsOf(kind, table, matches);
  const rows = table.rows.map((row) => rawRow(columns, row));
  const filled = rows.filter(({ cells }) => Object.keys(cells).length > 0);
  return kind === "orders" ? groupOrders(filled as OrderRow[]) : filled;
}

const asWritten: RowReader = ({ row, cells }) => ({
  ready: { row, cells: cells as Record<string, string> },
  problems: [],
});

/** Returns how the rows of a kind are read. */
export function readerOf(
  kind: ImportKind,
  writing: OrderWriting & { taxLabel: string },
): RowReader {
  switch (kind) {
    case "orders":
      return (row) => readOrder(row, writing);
    case "catalog":
      return (row) => readItem(row, writing);
    case "expenses":
      return (row) => readExpense(row, writing);
    case "clients":
    case "products":
      return asWritten;
  }
}

function readOrder({ row, cells, lines = [] }: RawRow, writing: OrderWriting): ReadRow {
  const order = { row, rows: [row], lines, cells: cells as Partial<Record<OrderColumn, string>> };
  const { problem, ...ready } = readOrderRow(order, writing);
  const why = problem === "items" ? "no_item" : "two_currencies";
  return { ready, problems: problem === null ? [] : [{ path: problem, problem: why }] };
}

/** An amount as it is sent, and its currency: that of its column, else of its sign, else the one that was asked. */
function moneyOf(text = "", currency = "", writing: OrderWriting) {
  const read = readAmount(text, writing.decimalSign);
  return {
    amount: read === null ? text : String(read.amount),
    currency: currency === "" ? (read?.currency ?? writing.currency) : currency.toUpperCase(),
  };
}

function readItem({ row, cells }: RawRow, writing: OrderWriting): ReadRow {
  const { amount: price, currency } = moneyOf(cells.price, cells.currency, writing);
  return asWritten({ row, cells: { ...cells, price, currency } });
}

function readExpense(
  { row, cells }: RawRow,
  writing: OrderWriting & { taxLabel: string },
): ReadRow {
  const { tax, category, ...rest } = cells;
  const { amount, currency } = moneyOf(cells.amount, cells.currency, writing);
  const known = category ? readCategory(category) : null;
  const notes = [
    cells.notes,
    known === null && category,
    tax && `${writing.taxLabel}: ${tax}`,
  ].filter(Boolean);
  const date = readDay(cells.date ?? "", writing.dayOrder) ?? cells.date ?? "";
  return asWritten({
    row,
    cells: {
      ...rest,
      date,
      amount,
      currency,
      ...(known !== null && { category: known }),
      ...(notes.length > 0 && { notes: notes.join("\n").slice(0, 500) }),
    },
  });
}
