import { currencyOf, readAmount } from "./amounts.ts";
import type { DecimalSign } from "./amounts.ts";
import { readDay, readTime } from "./days.ts";
import type { DayOrder } from "./days.ts";
import { readItems } from "./order-items.ts";
import { readFulfilment, readMethod, readPaymentStatus, readStatus } from "./order-words.ts";

/** What a column of a file of orders can hold. */
export type OrderColumn =
  | "number"
  | "name"
  | "phone"
  | "email"
  | "date"
  | "orderDate"
  | "time"
  | "fulfilment"
  | "address"
  | "status"
  | "paymentStatus"
  | "items"
  | "item"
  | "variant"
  | "quantity"
  | "unitPrice"
  | "lineTotal"
  | "total"
  | "currency"
  | "deposit"
  | "paid"
  | "balance"
  | "paidAt"
  | "method"
  | "notes"
  | "allergens"
  | "allergyNote";

/** What a row of the file says, as it is written. */
export interface OrderRow {
  row: number;
  cells: Partial<Record<OrderColumn, string>>;
}

/** An order of one or several rows, as they are written. */
export interface RawOrder {
  row: number;
  /** All its rows in the file. */
  rows: number[];
  /** What the order's first row with something in the column says. */
  cells: Partial<Record<OrderColumn, string>>;
  /** Its items where each has a row. */
  lines: Partial<Record<OrderColumn, string>>[];
}

const ofLine: readonly OrderColumn[] = ["item", "variant", "quantity", "unitPrice", "lineTotal"];

/** Returns whether a row only goes on with the order before: nothing but items in it. */
const goesOn = ({ cells }: OrderRow): boolean =>
  !cells.number && !cells.name && !cells.phone && !cells.email && !cells.date && !cells.orderDate;

/** Two rows of one number are two orders if both name another person and another day. */
function differs(order: RawOrder, { cells }: OrderRow): boolean {
  const isOther = (column: OrderColumn): boolean =>
    Boolean(cells[column] && order.cells[column] && cells[column] !== order.cells[column]);
  return isOther("name") && (isOther("date") || isOther("orderDate"));
}

/**
 * Groups the rows of a file into orders: those with the same order number, and those below that repeat nothing of the
 * order but have an item.
 */
export function groupOrders(rows: readonly OrderRow[]): RawOrder[] {
  const orders: RawOrder[] = [];
  const byNumber = new Map<string, RawOrder>();
  let last: RawOrder | undefined;
  for (const row of rows) {
    const number = row.cells.number?.trim() ?? "";
    const same = number === "" ? (goesOn(row) ? last : undefined) : byNumber.get(number);
    const order: RawOrder =
      same && !differs(same, row) ? same : { row: row.row, rows: [], cells: {}, lines: [] };
    if (order !== same) orders.push(order);
    if (number !== "") byNumber.set(number, order);
    addRow(order, row);
    last = order;
  }
  return orders;
}

function addRow(order: RawOrder, { row, cells }: OrderRow): void {
  order.rows.push(row);
  for (const [column, text] of Object.entries(cells) as [OrderColumn, string][]) {
    const before = order.cells[column];
    if (column === "notes" && before && text && !before.includes(text))
      order.cells.notes = `${before}\n${text}`;
    else if (column === "items" && before && text && before !== text)
      order.cells.items = `${before}\n${text}`;
    else if (!before && text) order.cells[column] = text;
  }
  if (cells.item)
    order.lines.push(Object.fromEntries(ofLine.map((one) => [one, cells[one] ?? ""])));
}

/** How the columns of a file write, as it was inferred or asked. */
export interface OrderWriting {
  dayOrder: DayOrder;
  decimalSign: DecimalSign;
  /** The currency of amounts that name none. */
  currency: string;
  /** Payments can be recorded; else what was paid goes to the notes. */
  hasPayments: boolean;
  /** What the columns of the order's number and of what was paid are called, for the notes. */
  labels: { number: string; paid: string };
}

/** An item with its price in major units, as it is sent. */
export interface SentItem {
  name: string;
  quantity: number;
  unitPrice: number;
  productId?: string | null;
}

/** A payment as it is sent. */
export interface SentPayment {
  amount: number;
  method: "cash" | "card" | "bank_transfer" | "check" | "other";
  paidAt: string | null;
  reference?: string;
  note?: string;
  refundOf?: number;
}

/** An order in the forms of the API; `problem` names the first cell that cannot be read. */
export interface SentOrder {
  row: number;
  cells: Record<string, string>;
  items: SentItem[];
  payments: SentPayment[];
  problem: "items" | "currency" | null;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Reads the items of an order; `null` where its cell of items cannot be read. */
function itemsOf(
  order: RawOrder,
  { decimalSign }: OrderWriting,
): { items: SentItem[]; sum: number } | null {
  const amountOf = (text: string | undefined): number | null =>
    readAmount(text ?? "", decimalSign)?.amount ?? null;
  if (order.lines.length > 0) {
    let sum = 0;
    const items = order.lines.flatMap((line): SentItem[] => {
      const quantity = line.quantity ? (amountOf(line.quantity) ?? 0) : 1;
      if (!(quantity > 0)) return [];
      const lineTotal = amountOf(line.lineTotal);
      const unit = amountOf(line.unitPrice) ?? (lineTotal === null ? 0 : lineTotal / quantity);
      sum += lineTotal ?? unit * quantity;
      const variant = line.variant && line.variant !== line.item ? `, ${line.variant}` : "";
      return [
        {
          name: `${line.item ?? ""}${variant}`,
          quantity: Math.round(quantity * 1000) / 1000,
          unitPrice: cents(Math.max(0, unit)),
        },
      ];
    });
    return { items, sum: cents(sum) };
  }
  if (!order.cells.items) return { items: [], sum: 0 };
  const read = readItems(order.cells.items, decimalSign);
  if (read === null) return null;
  const items = read.map(({ unitPrice, ...item }) => ({
    ...item,
    unitPrice: cents(unitPrice ?? 0),
  }));
  return { items, sum: cents(items.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)) };
}

/** The currencies that an order's cells name, each once. */
function currenciesOf({ cells, lines }: RawOrder): string[] {
  const named = cells.currency ? currencyOf(cells.currency) : null;
  if (named !== null) return [named];
  const amounts = [
    cells.total,
    cells.unitPrice,
    cells.paid,
    ...lines.flatMap((one) => [one.unitPrice, one.lineTotal]),
  ];
  return [...new Set(amounts.flatMap((text) => (text ? (readAmount(text)?.currency ?? []) : [])))];
}

/** Reads an order as it is sent; what cannot be read is sent as it is written, for the server to say why. */
export function readOrderRow(order: RawOrder, writing: OrderWriting): SentOrder {
  const { cells } = order;
  const read = itemsOf(order, writing);
  const currencies = currenciesOf(order);
  const money = moneyOf(order, writing, read?.sum ?? 0);
  const status = statusOf(order);
  const dateCell = cells.date || cells.orderDate || "";
  const notes = [
    cells.notes,
    cells.number && `${writing.labels.number}: ${cells.number}`,
    cells.paid && !writing.hasPayments && `${writing.labels.paid}: ${cells.paid}`,
    status.unread,
  ];
  const sent: Record<string, string | null | undefined> = {
    name: cells.name,
    phone: cells.phone,
    email: cells.email,
    date: readDay(dateCell, writing.dayOrder) ?? dateCell,
    time: cells.time ? (readTime(cells.time) ?? cells.time) : readTime(cells.date ?? ""),
    fulfilment: readFulfilment(cells.fulfilment ?? ""),
    address: cells.address,
    status: status.status,
    total: money.total,
    currency:
      cells.currency && currencies.length === 0
        ? cells.currency
        : (currencies[0] ?? writing.currency),
    deposit: money.deposit,
    notes: notes.filter(Boolean).join("\n"),
    allergens: cells.allergens,
    allergyNote: cells.allergyNote,
    number: cells.number,
    isOwed: money.isOwed ? "1" : "",
  };
  const filled = Object.entries(sent).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return {
    row: order.row,
    cells: Object.fromEntries(filled),
    items: read?.items ?? [],
    payments: writing.hasPayments ? money.payments : [],
    problem: read === null ? "items" : currencies.length > 1 ? "currency" : null,
  };
}

/** The state of an order; a word that is unknown goes to the notes. */
function statusOf({ cells }: RawOrder): { status: string | null; unread: string | undefined } {
  if (!cells.status) {
    const isRefunded = readPaymentStatus(cells.paymentStatus ?? "") === "refunded";
    return { status: isRefunded ? "cancelled" : null, unread: undefined };
  }
  const read = readStatus(cells.status);
  return { status: read?.status ?? null, unread: read === null ? cells.status : undefined };
}

function moneyOf(order: RawOrder, writing: OrderWriting, sum: number) {
  const { cells } = order;
  const amountOf = (text: string | undefined): number | null => {
    const amount = readAmount(text ?? "", writing.decimalSign)?.amount ?? null;
    return amount === null ? null : cents(amount);
  };
  // Beside a cell with all items, a price is that of the order.
  const totalCell =
    cells.total || (order.lines.length === 0 ? cells.unitPrice || cells.lineTotal : "");
  const total = amountOf(totalCell);
  const whole = total ?? sum;
  const balance = amountOf(cells.balance);
  const deposit = amountOf(cells.deposit);
  const status =
    readPaymentStatus(cells.paymentStatus ?? "") ?? readStatus(cells.status ?? "")?.payment ?? null;
  const stated =
    amountOf(cells.paid) ?? (balance === null ? null : cents(whole - balance)) ?? deposit;
  const paid = stated ?? (status === "paid" ? whole : 0);
  const isShort = stated !== null && cells.paid !== undefined && paid < whole;
  const payment: SentPayment = {
    amount: paid,
    method: readMethod(cells.method ?? ""),
    paidAt: readDay(cells.paidAt || cells.orderDate || "", writing.dayOrder),
  };
  return {
    // A total that cannot be read is refused by the server, not dropped.
    total:
      total === null
        ? totalCell || (hasOddPrices(order, sum, writing) ? String(sum) : null)
        : String(total),
    deposit: deposit !== null && deposit > 0 ? String(deposit) : null,
    payments: paid > 0 && status !== "refunded" ? [payment] : [],
    isOwed: isShort || status === "unpaid" || status === "part" || (balance ?? 0) > 0,
  };
}

/** Sums of lines that no price of two decimals makes: the order's total says them then. */
function hasOddPrices(order: RawOrder, sum: number, writing: OrderWriting): boolean {
  const items = order.lines.length > 0 ? (itemsOf(order, writing)?.items ?? []) : [];
  const made = items.reduce((all, one) => all + one.quantity * one.unitPrice, 0);
  return items.length > 0 && cents(made) !== sum;
}
