import { receiptFields } from "@marzipan/contract/receipts";
import type { ReceiptField } from "@marzipan/contract/receipts";
import { bandOf } from "./bands.ts";

/** What was read of a receipt, as far as its fields go. */
export type ReadFields = Readonly<
  Partial<Record<ReceiptField, { value: string | number; confidence: number } | null>>
>;

/** What a person sends of a receipt. */
export type SentFields = Readonly<Partial<Record<ReceiptField, string | number | undefined>>>;

/** Returns the fields of the low band that were neither changed nor confirmed: they must be before the data is used (rulings §6). */
export function uncertainFields(
  read: ReadFields | null,
  sent: SentFields,
  confirmed: readonly ReceiptField[],
): ReceiptField[] {
  return receiptFields.filter((field) => {
    const found = read?.[field];
    if (!found || bandOf(found.confidence) !== "low") return false;
    return (sent[field] ?? "") === found.value && !confirmed.includes(field);
  });
}

/** Returns how sure the reading was, field by field, as an expense keeps it; `null` where nothing was read. */
export function confidencesOf(
  read: ReadFields | null,
): Partial<Record<ReceiptField, number>> | null {
  if (!read) return null;
  return Object.fromEntries(
    receiptFields.flatMap((field) => {
      const confidence = read[field]?.confidence;
      return confidence === undefined ? [] : [[field, confidence] as const];
    }),
  );
}
