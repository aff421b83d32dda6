import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import type { FieldProblem } from "@marzipan/contract/errors";
import type { Input } from "@marzipan/contract/endpoint";
import type { createExpense, updateExpense } from "@marzipan/contract/expenses";
import { isAtMostDecimals } from "@marzipan/contract/primitives";
import type { FieldsOf, SentOf } from "./fields.ts";
import { addMonths, monthEnd, monthStart } from "./dates.ts";
import { toMinorOf } from "./money.ts";
import { normalise } from "./search.ts";

type SentBody = Input<typeof createExpense>["body"] & Input<typeof updateExpense>["body"];

/** The fields of the contract, each there; `confidence` says how a receipt was read, and is kept apart. */
type WholeExpense = FieldsOf<SentBody, "expectedUpdatedAt" | "confidence">;

/** What a caller sends of an expense; what is left out stays. */
export type SentExpense = SentOf<WholeExpense>;

/**
 * What of an expense its owner writes: every field of the contract, the amount in minor units, and instead of
 * `repeatsMonthly` the day of the month on which it is made again.
 */
export interface ExpenseFields extends Omit<WholeExpense, "amount" | "repeatsMonthly"> {
  amountMinor: number;
  repeatDay: number | null;
}

/** Returns the fields of an expense of which nothing is written yet. */
export function blankExpense(currency: IsoCurrency): ExpenseFields {
  return {
    date: "",
    category: "other",
    amountMinor: 0,
    currency,
    description: "",
    businessName: "",
    receiptNumber: "",
    fileId: null,
    repeatDay: null,
    creditForId: null,
  };
}

/** Returns an expense's fields after a change; a series keeps its day of the month unless its date moves. */
export function patchExpense(expense: ExpenseFields, sent: SentExpense): ExpenseFields {
  const currency = sent.currency ?? expense.currency;
  const date = sent.date ?? expense.date;
  const amountMinor =
    sent.amount === undefined ? expense.amountMinor : toMinorOf(sent.amount, currency);
  return {
    date,
    currency,
    category: sent.category ?? expense.category,
    amountMinor,
    description: sent.description ?? expense.description,
    businessName: sent.businessName ?? expense.businessName,
    receiptNumber: sent.receiptNumber ?? expense.receiptNumber,
    fileId: sent.fileId === undefined ? expense.fileId : sent.fileId,
    repeatDay: repeatDayOf(expense, sent, date),
    creditForId: creditForIdOf(expense, sent, amountMinor),
  };
}

/** Returns the expense that a credit belongs to. What stops being a credit loses the link unless one is sent with it. */
function creditForIdOf(
  expense: ExpenseFields,
  sent: SentExpense,
  amountMinor: number,
): string | null {
  if (sent.creditForId !== undefined) return sent.creditForId;
  return amountMinor < 0 ? expense.creditForId : null;
}

/** Returns what is wrong with a credit: it cannot repeat, and only a credit belongs to another expense (rulings §6). */
export function problemsOfCredit({
  amountMinor,
  creditForId,
  repeatDay,
}: ExpenseFields): FieldProblem[] {
  if (amountMinor < 0 && repeatDay !== null)
    return [{ path: "repeatsMonthly", problem: "invalid" }];
  if (amountMinor >= 0 && creditForId !== null)
    return [{ path: "creditForId", problem: "invalid" }];
  return [];
}

function repeatDayOf(expense: ExpenseFields, sent: SentExpense, date: string): number | null {
  const repeats = sent.repeatsMonthly ?? expense.repeatDay !== null;
  if (!repeats) return null;
  if (expense.repeatDay !== null && date === expense.date) return expense.repeatDay;
  return Number(date.slice(8, 10));
}

/** Returns what is wrong with a sent amount in the currency that it will have: more decimals than that currency has (rulings §1). */
export function problemsOfAmount(
  amount: number | undefined,
  currency: IsoCurrency,
): FieldProblem[] {
  const limit = currencyDecimals(currency);
  if (amount === undefined || isAtMostDecimals(amount, limit)) return [];
  return [{ path: "amount", problem: "too_precise", limit }];
}

/** Returns whether a change of currency would relabel an amount that was not sent again (rulings §1). */
export function relabelsAmount(expense: ExpenseFields, sent: SentExpense): boolean {
  return (
    sent.currency !== undefined && sent.currency !== expense.currency && sent.amount === undefined
  );
}

/** Returns the text in which searching expenses looks. */
export function expenseSearchKey(expense: ExpenseFields): string {
  const { businessName, description, receiptNumber } = expense;
  return normalise(`${businessName}\n${description}\n${receiptNumber}`);
}

/** Returns the day on which a repeating expense is made again: next month's same day, or that month's last. */
export function nextRepeatDate(date: string, repeatDay: number): string {
  const next = addMonths(monthStart(date), 1);
  const wanted = `${next.slice(0, 8)}${String(repeatDay).padStart(2, "0")}`;
  const last = monthEnd(next);
  return wanted > last ? last : wanted;
}

/** Returns the expense that follows in a series: the same on its next day, without receipt number and file. */
export function repeatExpense(expense: ExpenseFields, repeatDay: number): ExpenseFields {
  return {
    ...expense,
    date: nextRepeatDate(expense.date, repeatDay),
    receiptNumber: "",
    fileId: null,
  };
}
