import type { ExpenseFields } from "../expenses.ts";
import { nameKey } from "../search.ts";
import type { Decision } from "./decision.ts";

/** An expense of a file; `name` is its supplier. */
export type ImportedExpense = Pick<
  ExpenseFields,
  | "date"
  | "category"
  | "amountMinor"
  | "currency"
  | "description"
  | "receiptNumber"
  | "repeatDay"
  | "creditForId"
> & { name: string };

/** An expense that exists, as rows are compared with it. */
export type BookedExpense = Pick<
  ImportedExpense,
  "name" | "date" | "amountMinor" | "currency" | "receiptNumber"
> & { id: string };

/** The expenses that rows of a file are compared with. */
export interface ExpenseBook {
  /** Returns what becomes of a row; an expense that exists stands for one row of the same call. */
  decide: (row: ImportedExpense) => Decision<ImportedExpense>;
  /** Nothing is added: two equal rows of one file are two expenses. */
  put: () => void;
}

const keyOf = (one: Omit<BookedExpense, "id">): string =>
  JSON.stringify([one.date, one.amountMinor, one.currency, nameKey(one.name), one.receiptNumber]);

/** Returns a book of expenses: a row is one that exists if day, sum, currency, supplier and number agree. */
export function makeExpenseBook(known: Iterable<BookedExpense>): ExpenseBook {
  const byKey = new Map<string, BookedExpense[]>();
  for (const one of known) byKey.set(keyOf(one), [...(byKey.get(keyOf(one)) ?? []), one]);
  return {
    put: () => {},
    decide: (row) => {
      const same = byKey.get(keyOf(row))?.shift();
      return same ? { known: same, by: "name", filled: {} } : { known: null };
    },
  };
}
