import type { ReceiptReading } from "./read-receipt.ts";

/** The most that a field read from hidden text has: in the low band, so that it is confirmed before it is used. */
const mostHidden = 0.5;

/** Returns the more reliable of two readings of one document, the first where both are as good. */
export function moreReliable(one: ReceiptReading, other: ReceiptReading): ReceiptReading {
  return reliabilityOf(other) > reliabilityOf(one) ? other : one;
}

function reliabilityOf({ amount, date, businessName, sumsAgree }: ReceiptReading): number {
  return (
    (amount?.confidence ?? 0) +
    (sumsAgree === true ? 0.1 : sumsAgree === false ? -0.1 : 0) +
    0.5 * (date?.confidence ?? 0) +
    0.2 * (businessName?.confidence ?? 0)
  );
}

/** Returns a reading whose missing fields are those of another one, in the low band. */
export function fillGaps(reading: ReceiptReading, other: ReceiptReading): ReceiptReading {
  const low = <T>(field: { value: T; confidence: number } | null) =>
    field && { ...field, confidence: Math.min(mostHidden, field.confidence) };
  return {
    ...reading,
    businessName: reading.businessName ?? low(other.businessName),
    date: reading.date ?? low(other.date),
    amount: reading.amount ?? low(other.amount),
    currency: reading.currency ?? low(other.currency),
    receiptNumber: reading.receiptNumber ?? low(other.receiptNumber),
  };
}
