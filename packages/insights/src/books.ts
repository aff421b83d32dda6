import type { Currency } from "@marzipan/contract/currencies";
import type { OwedDay, Span } from "@marzipan/domain/figures";

/** One line of an order; `itemId` names the item in the figures, not a row. */
export interface SoldLine {
  itemId: string;
  name: string;
  quantity: number;
  unitPriceMinor: number;
}

/** An order as the insights read it, never a deleted one; `day` is its delivery day. */
export interface BookOrder {
  id: string;
  currency: Currency;
  clientId: string | null;
  clientName: string;
  day: string;
  /** The day on which it was noted, at the latest its delivery day: history is noted later. */
  createdOn: string;
  /** Completed orders make the revenue (rulings §6). */
  isCompleted: boolean;
  isCancelled: boolean;
  cancelReason: string | null;
  /** What the order comes to, and what its lines come to by their prices. */
  totalMinor: number;
  linesMinor: number;
  lines: readonly SoldLine[];
}

/** What is owed for the orders of one delivery day, as the figures answer it (rulings §6). */
export interface BookOwed extends OwedDay {
  currency: Currency;
}

/** An open order to come that asks for a deposit. */
export interface BookDeposit {
  currency: Currency;
  day: string;
  depositMinor: number;
  dueOn: string | null;
  paidMinor: number;
}

/** A request from the public menu. */
export interface BookRequest {
  id: string;
  currency: Currency;
  sentOn: string;
  state: "open" | "accepted" | "declined";
  declineReason: string | null;
  totalMinor: number;
}

/** An expense. */
export interface BookExpense {
  currency: Currency;
  day: string;
  category: string;
  amountMinor: number;
}

/** One line of a receipt. */
export interface BookPurchase {
  currency: Currency;
  day: string;
  supplier: string;
  item: string;
  quantity: number;
  unitPriceMinor: number;
}

/** All that the insights read, of one business. */
export interface Books {
  orders: readonly BookOrder[];
  /** The first delivery day from which `orders` is whole, and from which they have their lines: what looks further back is not said. */
  since: string;
  linesSince: string;
  owed: readonly BookOwed[];
  deposits: readonly BookDeposit[];
  requests: readonly BookRequest[];
  expenses: readonly BookExpense[];
  purchases: readonly BookPurchase[];
  /** Weekdays on which the business is closed, 0 for Sunday. */
  closedWeekdays: readonly number[];
}

/** The books in one currency, on one day: what every rule is given. */
export interface OneCurrency extends Books {
  currency: Currency;
  today: string;
}

/** Returns the books in one currency. */
export function inCurrency(books: Books, currency: Currency, today: string): OneCurrency {
  const same = (row: { currency: Currency }) => row.currency === currency;
  return {
    orders: books.orders.filter(same),
    since: books.since,
    linesSince: books.linesSince,
    owed: books.owed.filter(same),
    deposits: books.deposits.filter(same),
    requests: books.requests.filter(same),
    expenses: books.expenses.filter(same),
    purchases: books.purchases.filter(same),
    closedWeekdays: books.closedWeekdays,
    currency,
    today,
  };
}

/** Returns whether a day lies in a span, both ends included. */
export function within(day: string, [from, to]: Span): boolean {
  return day >= from && day <= to;
}

/** Returns the orders delivered in a span that make revenue. */
export function soldIn(orders: readonly BookOrder[], span: Span): BookOrder[] {
  return orders.filter(
    (order) => order.isCompleted && !order.isCancelled && within(order.day, span),
  );
}

/** Returns the orders for a span that were not cancelled, completed or not. */
export function orderedIn(orders: readonly BookOrder[], span: Span): BookOrder[] {
  return orders.filter((order) => !order.isCancelled && within(order.day, span));
}

/** Returns the sum of what a function says of each row. */
export function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
