import type { Currency } from "@marzipan/contract/currencies";
import { addDays, addMonths, monthStart, weekdayOf } from "@marzipan/domain/dates";
import type { BookDeposit, BookRequest, Books, SoldLine } from "@marzipan/insights/books";
import { depositMinor } from "@marzipan/domain/orders";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import * as books from "./books.store.ts";
import { sumExpenseDays, sumOwedDays } from "./figures.store.ts";

export { listClientContacts } from "./books.store.ts";
export type { ClientContact } from "./books.store.ts";

/** How far back the books are read: a year and the twelve weeks that are compared with it. */
const orderDays = 460;
const lineDays = 190;
const requestDays = 245;

/** The most rows that are read of each, however large the business. */
const most = {
  orders: 20_000,
  lines: 30_000,
  requests: 20_000,
  deposits: 5_000,
  purchases: 10_000,
};

/** What deciding on the books needs of the business. */
interface Reader {
  today: string;
  timeZone: string;
  currency: Currency;
  tracksPayments: boolean;
}

/**
 * Returns the books that insights are found in, by at most eleven statements. Of a business with more rows than are
 * read the books begin later, and what would look further back is not said. `openWeekdays` are those with opening
 * hours; without them a weekday with hardly an order counts as closed. Without payments nothing is owed.
 */
export async function readBooks(
  tx: Tx,
  { today, timeZone, currency, tracksPayments }: Reader,
  openWeekdays: readonly number[] | null,
): Promise<Books> {
  const from = addDays(today, -orderDays);
  const linesFrom = addDays(today, -lineDays);
  const months = [addMonths(monthStart(today), -14), today] as const;
  const [orders, lines, deposits, requests, expenses, purchases, owed] = await together([
    books.listBookOrders(tx, from, most.orders),
    books.listBookLines(tx, linesFrom, most.lines),
    tracksPayments ? listDeposits(tx, today) : [],
    books.listBookRequests(tx, addDays(today, -requestDays), timeZone, most.requests),
    sumExpenseDays(tx, months),
    books.listBookPurchases(tx, [addDays(today, -365), today], most.purchases),
    tracksPayments ? owedIn(tx, currency) : [],
  ]);
  const others = new Set(orders.map((order) => order.currency));
  others.delete(currency);
  const elsewhere = tracksPayments ? [...others] : [];
  const owedElse = await together(elsewhere.map((other) => owedIn(tx, other)));
  const linesOf = new Map<string, SoldLine[]>();
  for (const { orderId, ...line } of lines) {
    const own = linesOf.get(orderId) ?? [];
    own.push(line);
    linesOf.set(orderId, own);
  }
  const open = openWeekdays ?? busyWeekdays(orders);
  return {
    orders: orders.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] })),
    since: beginning(orders, from, most.orders),
    linesSince: beginning(lines, linesFrom, most.lines),
    owed: [owed, ...owedElse].flat(),
    deposits,
    requests: requests.flatMap((request) => asBookRequest(request)),
    expenses: expenses.map((one) => ({ ...one, currency: one.currency as Currency })),
    purchases,
    closedWeekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes(day)),
  };
}

/** Lists the orders from a day on that ask for a deposit, with what was paid for them; at most 5,000. */
export async function listDeposits(
  tx: Tx,
  from: string,
): Promise<(BookDeposit & { id: string; clientName: string })[]> {
  const rows = await books.listBookDeposits(tx, from, most.deposits);
  return rows.map(({ totalMinor, ...one }) => ({
    ...one,
    depositMinor: depositMinor(one, totalMinor),
  }));
}

/** Returns the first day from which rows are whole: of a list that is full the oldest day may be cut. */
function beginning(rows: readonly { day: string }[], from: string, mostRows: number): string {
  const oldest = rows.at(-1)?.day;
  return rows.length < mostRows || oldest === undefined ? from : addDays(oldest, 1);
}

/** Returns the weekdays with at least a tenth of the orders that a weekday has on average. */
function busyWeekdays(orders: readonly { day: string }[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { day } of orders) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
  return counts.flatMap((count, weekday) => (count >= orders.length / 70 ? [weekday] : []));
}

async function owedIn(tx: Tx, currency: Currency) {
  const days = await sumOwedDays(tx);
  return days.flatMap((one) => (one.currency === currency ? [{ ...one, currency }] : []));
}

/** Returns a request as the insights read it; what its customer took back or let lapse was neither accepted nor declined. */
function asBookRequest({ status, answer, ...request }: books.RequestRow): BookRequest[] {
  const isDeclined = status === "declined";
  if (status === "new") return [{ ...request, state: "open", declineReason: null }];
  if (status !== "accepted" && !isDeclined) return [];
  const declineReason = isDeclined && answer !== "" ? answer : null;
  return [{ ...request, state: status, declineReason }];
}
