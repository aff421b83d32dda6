import { expenseCategories } from "@marzipan/contract/expenses";
import type { ExpenseCategory, listExpenses } from "@marzipan/contract/expenses";
import type { QueryOf } from "@marzipan/contract/endpoint";
import { monthEnd } from "@marzipan/domain/dates";
import { readCurrency } from "../../platform/url/read-currency.ts";
import { readRange } from "../../platform/url/read-days.ts";
import type { ExpenseRow, ExpenseSum } from "./expenses.types.ts";

type AskedCurrency = NonNullable<QueryOf<typeof listExpenses>["currency"]>;

/** What the list of expenses shows, as the page's address says it. */
export interface ExpensesView {
  q: string;
  /** The first day of the month, `null` for all months or own days. */
  month: string | null;
  /** Own days, both included, that a figure led here with. */
  range: { from: string; to: string } | null;
  /** The only currency shown, that a figure led here with. */
  currency: string | null;
  category: ExpenseCategory | null;
}

/** Reads the view from the page's query: this month by default, all months while something is searched. */
export function readExpensesView(
  params: Readonly<Record<string, string | undefined>>,
  today: string,
): ExpensesView {
  const q = params["q"]?.slice(0, 100) ?? "";
  const named = /^\d{4}-(0[1-9]|1[0-2])$/.test(params["month"] ?? "") ? params["month"] : undefined;
  const range = readRange(params);
  const isAll = params["month"] === "all" || (named === undefined && (q !== "" || range !== null));
  return {
    q,
    month: isAll ? null : `${named ?? today.slice(0, 7)}-01`,
    range: isAll && params["month"] !== "all" ? range : null,
    currency: readCurrency(params),
    category: expenseCategories.find((one) => one === params["category"]) ?? null,
  };
}

/** Returns the list's query for a view. */
export function expensesQuery({ q, month, range, currency, category }: ExpensesView) {
  return {
    q,
    ...(month !== null && { from: month, to: monthEnd(month) }),
    ...range,
    ...(currency !== null && { currency: currency as AskedCurrency }),
    ...(category !== null && { category }),
  };
}

/** Compares two expenses in the order of the list, as the server sorts it. */
export function compareExpenses(one: ExpenseRow, other: ExpenseRow): number {
  return other.date.localeCompare(one.date) || other.id.localeCompare(one.id);
}

/** What was spent in one currency: the sum, and its parts by category, the largest first. */
export interface CurrencySum {
  currency: string;
  amount: number;
  parts: { category: ExpenseCategory; amount: number }[];
}

/** Returns a month's sums, each currency by itself (rulings §1), the owner's own first. */
export function sumsByCurrency(items: readonly ExpenseSum[], own: string): CurrencySum[] {
  const sums = new Map<string, CurrencySum>();
  for (const { currency, category, amount } of items) {
    const sum = sums.get(currency) ?? { currency, amount: 0, parts: [] };
    sum.amount += amount;
    sum.parts.push({ category, amount });
    sums.set(currency, sum);
  }
  const ordered = [...sums.values()].toSorted((one, other) => {
    const isOwn = Number(other.currency === own) - Number(one.currency === own);
    return isOwn || one.currency.localeCompare(other.currency);
  });
  return ordered.map((sum) => ({
    ...sum,
    // Sums of decimals are cut to what a currency can have.
    amount: Math.round(sum.amount * 1000) / 1000,
    parts: sum.parts.toSorted((one, other) => other.amount - one.amount),
  }));
}
