import { isoCurrencies } from "@marzipan/contract/currencies";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { ExpenseDraft, expenseCategories } from "@marzipan/contract/expenses";
import { receiptFields } from "@marzipan/contract/receipts";
import type { ReceiptField } from "@marzipan/contract/receipts";
import { bandOf } from "@marzipan/receipt-reading/bands";
import type { Band } from "@marzipan/receipt-reading/bands";
import { uncertainFields } from "@marzipan/receipt-reading/review";
import * as z from "zod/mini";
import { signedAmount } from "../expenses/expense-form.rules.ts";
import type { Reading } from "./receipts.types.ts";

const { amount, description, businessName, receiptNumber } = ExpenseDraft.def.shape;

/** What is reviewed of a receipt: day, amount and category are required, as of every expense (spec §3). */
export const ReviewSchema = z.object({
  amount: z.pipe(
    z.nullable(amount).check(z.refine((sum) => sum !== null, "required")),
    z.transform((sum) => sum ?? 0),
  ),
  date: z.pipe(
    z.nullable(z.string()).check(z.refine((day) => day !== null, "required")),
    z.transform((day) => day ?? ""),
  ),
  category: z.pipe(
    z
      .nullable(z.enum(expenseCategories, "required"))
      .check(z.refine((one) => one !== null, "required")),
    z.transform((one) => one ?? ("other" as const)),
  ),
  /** Whether it is a credit; the amount is shown without its minus. */
  isCredit: z.boolean(),
  currency: z.enum(isoCurrencies, "invalid"),
  businessName,
  receiptNumber,
  description,
});

/** The values of the review. */
export type ReviewValues = z.input<typeof ReviewSchema>;

/** Returns what the review shows at first: what was read, else nothing; the business's currency where none was. */
export function reviewValues(reading: Reading | null, currency: IsoCurrency): ReviewValues {
  return {
    amount: reading?.amount ? Math.abs(reading.amount.value) : null,
    isCredit: (reading?.amount?.value ?? 0) < 0,
    date: reading?.date?.value ?? null,
    category: reading?.category?.value ?? null,
    currency: reading?.currency?.value ?? currency,
    businessName: reading?.businessName?.value ?? "",
    receiptNumber: reading?.receiptNumber?.value ?? "",
    description: "",
  };
}

/** Returns the band of each field that was read. */
export function bandsOf(reading: Reading | null): Partial<Record<ReceiptField, Band>> {
  return Object.fromEntries(
    receiptFields.flatMap((field) => {
      const found = reading?.[field];
      return found ? [[field, bandOf(found.confidence)] as const] : [];
    }),
  );
}

/** Returns the low fields that still must be confirmed or changed. */
export function openFields(
  reading: Reading | null,
  values: ReviewValues,
  confirmed: readonly ReceiptField[],
): ReceiptField[] {
  const sent = Object.fromEntries(
    receiptFields.map((field) => [field, values[field] ?? undefined] as const),
  );
  if (values.amount !== null) sent["amount"] = signedAmount(values.amount, values.isCredit);
  return uncertainFields(reading, sent, confirmed);
}
