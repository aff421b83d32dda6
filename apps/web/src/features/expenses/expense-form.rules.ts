import { isoCurrencies } from "@marzipan/contract/currencies";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { ExpenseDraft, expenseCategories } from "@marzipan/contract/expenses";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import * as z from "zod/mini";
import type { DocumentView, ExpenseRow, Supplier } from "./expenses.types.ts";

const { amount, description, businessName, receiptNumber } = ExpenseDraft.def.shape;

/** The smallest amount that the field takes: a negative one that is typed makes a credit. */
export const smallestAmount = -999_999_999;

/** What is typed about an expense: day, amount and category are required (spec §3). */
export const ExpenseFormSchema = z.object({
  date: z.pipe(
    z.nullable(z.string()).check(z.refine((day) => day !== null, "required")),
    z.transform((day) => day ?? ""),
  ),
  amount: z.pipe(
    z.nullable(amount).check(z.refine((sum) => sum !== null, "required")),
    z.transform((sum) => sum ?? 0),
  ),
  /** Whether it is a credit; the amount is typed without its minus. */
  isCredit: z.boolean(),
  /** The expense that a credit belongs to, `null` where none was chosen. */
  creditForId: z.nullable(z.string()),
  currency: z.enum(isoCurrencies, "invalid"),
  category: z.pipe(
    z
      .nullable(z.enum(expenseCategories, "required"))
      .check(z.refine((one) => one !== null, "required")),
    z.transform((one) => one ?? ("other" as const)),
  ),
  businessName,
  description,
  receiptNumber,
  repeatsMonthly: z.boolean(),
  file: z.nullable(z.custom<DocumentView>()),
});

/** The values of the form. */
export type ExpenseFormValues = z.input<typeof ExpenseFormSchema>;

/** Returns what the form shows at first: an expense's own values, or today and the business's currency. */
export function expenseFormValues(
  expense: ExpenseRow | null,
  today: string,
  currency: IsoCurrency,
): ExpenseFormValues {
  return {
    date: expense?.date ?? today,
    amount: expense ? Math.abs(expense.amount) : null,
    isCredit: expense !== null && expense.amount < 0,
    creditForId: expense?.creditFor?.id ?? null,
    currency: expense?.currency ?? currency,
    category: expense?.category ?? null,
    businessName: expense?.businessName ?? "",
    description: expense?.description ?? "",
    receiptNumber: expense?.receiptNumber ?? "",
    repeatsMonthly: expense?.repeatsMonthly ?? false,
    file: expense?.file ?? null,
  };
}

/** Returns the body that saves the checked values. */
export function expenseBody({
  file,
  isCredit,
  creditForId,
  ...values
}: z.output<typeof ExpenseFormSchema>) {
  return {
    ...values,
    creditForId: isCredit ? creditForId : null,
    amount: signedAmount(values.amount, isCredit),
    repeatsMonthly: values.repeatsMonthly && !isCredit,
    fileId: file?.id ?? null,
  };
}

/** Returns an amount with the sign that it is stored with: a credit is negative. */
export function signedAmount(typed: number, isCredit: boolean): number {
  return isCredit ? -Math.abs(typed) : typed;
}

/** What choosing a supplier fills in: the category of the last time, unless one was chosen by hand. */
export function fillFromSupplier(
  supplier: Pick<Supplier, "businessName" | "category">,
  chosen: { category: ExpenseCategory | null; isByHand: boolean },
): { businessName: string; category: ExpenseCategory } {
  const keeps = chosen.isByHand && chosen.category !== null;
  return {
    businessName: supplier.businessName,
    category: keeps ? (chosen.category ?? supplier.category) : supplier.category,
  };
}

/** The currencies as a list offers them: those of the app first, then all others by code. */
export function offeredCurrencies(own: IsoCurrency): IsoCurrency[] {
  return [...new Set<IsoCurrency>([own, "ILS", "USD", "EUR", ...isoCurrencies])];
}
