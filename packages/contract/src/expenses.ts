import * as z from "zod/mini";
import { isoCurrencies } from "./currencies.ts";
import { currencyDecimals } from "./currency-decimals.ts";
import { endpoint } from "./endpoint.ts";
import { StoredDocument } from "./files.ts";
import {
  CalendarDate,
  Done,
  Id,
  Instant,
  YesNo,
  isAtMostDecimals,
  pageOf,
  pageQuery,
  text,
} from "./primitives.ts";

/** What an expense is for (spec §3). */
export const expenseCategories = [
  "office",
  "marketing",
  "travel",
  "subscriptions",
  "food",
  "utilities",
  "supplies",
  "maintenance",
  "insurance",
  "fuel",
  "other",
] as const;

/** An expense's category. */
export type ExpenseCategory = (typeof expenseCategories)[number];

/** The fields of an expense that a receipt may be read for, each with a confidence (spec §3). */
const readableFields = [
  "date",
  "category",
  "amount",
  "currency",
  "description",
  "businessName",
  "receiptNumber",
] as const;

/** An ISO 4217 code of a currency in use (rulings §1). */
export const IsoCurrencyCode = z.enum(isoCurrencies, "invalid");

const Category = z.enum(expenseCategories, "invalid");
const Confidence = z
  .number("not_a_number")
  .check(z.minimum(0, "too_small"), z.maximum(1, "too_big"));

/** How sure the reading of a receipt was, field by field, 0 to 1; what was not read is left out. */
const Confidences = z.partialRecord(z.enum(readableFields, "invalid"), Confidence);

const largestAmount = 999_999_999;

/** An amount in major units, never 0; a negative one is a credit: goods returned or a corrected invoice (rulings §6). */
const Amount = z.number("not_a_number").check(
  z.minimum(-largestAmount, "too_big"),
  z.maximum(largestAmount, "too_big"),
  z.refine((amount) => Math.abs(amount) >= 0.001, "too_small"),
);

const fields = {
  date: CalendarDate,
  category: Category,
  amount: Amount,
  currency: z.optional(IsoCurrencyCode),
  description: z.optional(text(500)),
  businessName: z.optional(text(120)),
  receiptNumber: z.optional(text(80)),
  fileId: z.optional(z.nullable(Id)),
  repeatsMonthly: z.optional(z.boolean("invalid")),
  /** The expense that a credit reduces, where it is known. */
  creditForId: z.optional(z.nullable(Id)),
};

/** What a new expense may carry (spec §3); without a currency it has the business's own. */
export const ExpenseDraft = z
  .strictObject({ ...fields, confidence: z.optional(z.nullable(Confidences)) })
  .check(refusePrecision());

/** What may be changed on an expense; an amount in another currency is sent with that currency. */
const ExpensePatch = z
  .strictObject({
    ...fields,
    date: z.optional(CalendarDate),
    category: z.optional(Category),
    amount: z.optional(Amount),
    expectedUpdatedAt: z.optional(Instant),
  })
  .check(refusePrecision());

/** More decimals than the currency has are refused, not rounded (rulings §1); without one, more than two are left to the server. */
function refusePrecision() {
  return z.refine<{ amount?: number | undefined; currency?: string | undefined }>(
    ({ amount, currency }) =>
      amount === undefined ||
      currency === undefined ||
      isAtMostDecimals(amount, currencyDecimals(currency)),
    { error: "too_precise", path: ["amount"] },
  );
}

/** The expense that a credit reduces. */
export const CreditedExpense = z.object({
  id: Id,
  date: z.string(),
  businessName: z.string(),
  receiptNumber: z.string(),
  amount: z.number(),
  currency: IsoCurrencyCode,
});

/** An expense; a credit has a negative amount. */
export const Expense = z.object({
  id: Id,
  date: z.string(),
  category: Category,
  amount: z.number(),
  currency: IsoCurrencyCode,
  description: z.string(),
  businessName: z.string(),
  receiptNumber: z.string(),
  file: z.nullable(StoredDocument),
  confidence: z.nullable(Confidences),
  repeatsMonthly: z.boolean(),
  nextDate: z.nullable(z.string()),
  creditFor: z.nullable(CreditedExpense),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

const params = z.strictObject({ id: Id });

const filters = {
  q: z.optional(text(100)),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
  category: z.optional(Category),
  currency: z.optional(IsoCurrencyCode),
};

/** Lists the expenses. */
export const listExpenses = endpoint({
  id: "expenses.list",
  method: "GET",
  path: "/api/expenses",
  access: "member",
  capability: "expenses",
  summary:
    "Lists expenses, the last day first; `q` searches supplier, description and receipt number, `from` and `to` bound the day; `creditForId` lists the credits of an expense; with `deleted` those of the last 30 days.",
  query: z.strictObject({
    ...pageQuery,
    ...filters,
    creditForId: z.optional(Id),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Expense),
  errors: ["bad_cursor"],
});

/** Sums the expenses by month, category and currency. */
export const sumExpenses = endpoint({
  id: "expenses.sums",
  method: "GET",
  path: "/api/expenses/sums",
  access: "member",
  capability: "expenses",
  summary:
    "Sums the expenses of at most 400 days by month (`yyyy-mm`), category and currency; currencies are never added together.",
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  reply: z.object({
    items: z.array(
      z.object({
        month: z.string(),
        category: Category,
        currency: IsoCurrencyCode,
        amount: z.number(),
        count: z.number(),
      }),
    ),
  }),
  errors: ["range_too_long"],
});

/** Offers suppliers while one is typed. */
export const suggestSuppliers = endpoint({
  id: "expenses.suggestSuppliers",
  method: "GET",
  path: "/api/expenses/suppliers",
  access: "member",
  capability: "expenses",
  summary:
    "Offers up to 10 suppliers whose name holds `q`, the last used first, with the category, currency and amount of the last time.",
  query: z.strictObject({ q: z.optional(text(100)) }),
  reply: z.object({
    items: z.array(
      z.object({
        businessName: z.string(),
        category: Category,
        currency: IsoCurrencyCode,
        amount: z.number(),
        date: z.string(),
      }),
    ),
  }),
});

/** Creates an expense. */
export const createExpense = endpoint({
  id: "expenses.create",
  method: "POST",
  path: "/api/expenses",
  access: "member",
  feature: "payment_tracking",
  capability: "expenses",
  changes: ["expenses"],
  summary:
    "Creates an expense; a repeating one is created again each month on its day. A negative amount is a credit, which lowers the expenses of its day and cannot repeat; `creditForId` names the expense it belongs to.",
  body: ExpenseDraft,
  reply: Expense,
  creates: true,
});

/** Returns one expense. */
export const getExpense = endpoint({
  id: "expenses.get",
  method: "GET",
  path: "/api/expenses/{id}",
  access: "member",
  capability: "expenses",
  summary: "Returns one expense, including a recently deleted one.",
  params,
  reply: Expense,
});

/** Changes an expense. */
export const updateExpense = endpoint({
  id: "expenses.update",
  method: "PATCH",
  path: "/api/expenses/{id}",
  access: "member",
  capability: "expenses",
  changes: ["expenses"],
  summary: "Changes an expense; what is left out stays.",
  params,
  body: ExpensePatch,
  reply: Expense,
  errors: ["changed_elsewhere"],
});

/** Deletes an expense into Recently deleted. */
export const deleteExpense = endpoint({
  id: "expenses.delete",
  method: "DELETE",
  path: "/api/expenses/{id}",
  access: "member",
  capability: "expenses",
  changes: ["expenses"],
  summary:
    "Deletes an expense for 30 days into Recently deleted, its file with it. One that repeats is made again on its next day all the same; `withLater` ends the series with it. Bringing it back brings the series back.",
  params,
  query: z.strictObject({ withLater: z._default(YesNo, false) }),
  reply: Done,
});

/** Restores a deleted expense. */
export const restoreExpense = endpoint({
  id: "expenses.restore",
  method: "POST",
  path: "/api/expenses/{id}/restore",
  access: "member",
  capability: "expenses",
  changes: ["expenses"],
  summary: "Restores an expense deleted within 30 days, with its file.",
  params,
  reply: Expense,
});
