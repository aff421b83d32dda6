import { currencyDecimals } from "@marzipan/contract/currencies";
import { findBusinessName } from "./business-name.ts";
import { findCurrency } from "./currencies.ts";
import { findDate } from "./dates.ts";
import { findReceiptNumber } from "./receipt-number.ts";
import { makeRows } from "./seen-text.ts";
import type { SeenText } from "./seen-text.ts";
import { showsTwoSlips } from "./slips.ts";
import { findTotal } from "./total.ts";

/** A field as it was read, and how sure it is, from 0 to 1; `null` when it was not found. */
export type ReadField<T> = { value: T; confidence: number } | null;

/** What a slip says; the amount in major units of its currency. */
export interface ReceiptReading {
  businessName: ReadField<string>;
  date: ReadField<string>;
  amount: ReadField<number>;
  currency: ReadField<string>;
  receiptNumber: ReadField<string>;
  /** Whether subtotal, taxes and what was handed over agree with the amount; `null` where none is printed. */
  sumsAgree: boolean | null;
  /** Whether the picture shows two slips, of which only one can be read. */
  showsTwo: boolean;
}

/** Reads a slip from the texts seen on it; `today` is the last day that it can bear. */
export function readReceipt(
  texts: readonly SeenText[],
  { today, currency: own }: { today: string; currency: string },
): ReceiptReading {
  const rows = makeRows(texts);
  const currency = findCurrency(rows.map((row) => row.text));
  const total = findTotal(rows);
  const isAmerican = (currency?.value ?? own) === "USD";
  const decimals = currencyDecimals(currency?.value ?? own);
  return {
    businessName: findBusinessName(rows),
    date: findDate(rows, today, isAmerican ? "monthFirst" : "dayFirst"),
    amount: total && {
      value: Number((total.thousandths / 1000).toFixed(decimals)),
      confidence: total.confidence,
    },
    currency,
    receiptNumber: findReceiptNumber(rows),
    sumsAgree: total?.sumsAgree ?? null,
    showsTwo: showsTwoSlips(texts, today),
  };
}
