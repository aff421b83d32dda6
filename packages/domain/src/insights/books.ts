import type { Currency } from "@marzipan/contract/currencies";
import type { Span } from "../figures.ts";

/** One line of a sold order. */
export interface SoldLine {
  itemId: string;
  name: string;
  quantity: number;
  unitPriceMinor: number;
}

/**
 * An order as the insights read it; `day` is its delivery day. Deleted orders are not among them, and
 * imported history, which counts as settled, is given as wholly paid.
 */
export interface BookOrder {
  id: string;
  currency: Currency;
  clientId: string | null;
  clientName: string;
  day: string;
  createdOn: string;
  cancelledOn: string | null;
  cancelReason: string | null;
  /** What is owed for the order, and what its lines come to by their prices. */
  totalMinor: number;
  linesMinor: number;
  paidMinor: number;
  depositMinor: number;
  depositDueOn: string | null;
  lines: readonly SoldLine[];
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

/** Answers the books in one currency. */
export function inCurrency(books: Books, currency: Currency, today: string): OneCurrency {
  const same = (row: { currency: Currency }) => row.currency === currency;
  return {
    orders: books.orders.filter(same),
    requests: books.requests.filter(same),
    expenses: books.expenses.filter(same),
    purchases: books.purchases.filter(same),
    closedWeekdays: books.closedWeekdays,
    currency,
    today,
  };
}

/** Answers whether a day lies in a span, both ends included. */
export function within(day: string, [from, to]: Span): boolean {
  return day >= from && day <= to;
}

/** Answers the orders delivered in a span that were not cancelled. */
export function soldIn(orders: readonly BookOrder[], span: Span): BookOrder[] {
  return orders.filter((order) => order.cancelledOn === null && within(order.day, span));
}

/** Answers the sum of what a function says of each row. */
export function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
