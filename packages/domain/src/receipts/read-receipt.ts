import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { findBusinessName } from "./business-name.ts";
import { findCurrency } from "./currencies.ts";
import { findDate } from "./dates.ts";
import { findPlaces } from "./places.ts";
import type { Place, PlacedValues } from "./places.ts";
import { findReceiptNumber } from "./receipt-number.ts";
import { makeRows } from "./seen-text.ts";
import type { SeenText } from "./seen-text.ts";
import { showsTwoSlips } from "./slips.ts";
import { pointStyleOf } from "./thousandths.ts";
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
  /** Where the fields stand on the picture, as far as that is known. */
  places?: Partial<Record<keyof PlacedValues, Place>>;
}

/** What helps to read a slip: the last day it can bear, the business's own currency, and the page's size where places are wanted. */
export interface SlipHints {
  today: string;
  currency: string;
  page?: { width: number; height: number } | undefined;
}

/** Reads a slip from the texts seen on it. */
export function readReceipt(
  texts: readonly SeenText[],
  { today, currency: own, page }: SlipHints,
): ReceiptReading {
  const rows = makeRows(texts);
  const currency = findCurrency(rows);
  const style = pointStyleOf(currency?.value ?? null, rows);
  const total = findTotal(rows, style);
  const order = (currency?.value ?? own) === "USD" ? "monthFirst" : "dayFirst";
  const hasThousandths = currency === null && style.decimal !== "";
  const decimals = hasThousandths ? 3 : currencyDecimals(currency?.value ?? own);
  const fields = {
    businessName: findBusinessName(rows),
    date: findDate(rows, today, order),
    amount: total && {
      value: Number((total.thousandths / 1000).toFixed(decimals)),
      confidence: total.confidence,
    },
    currency,
    receiptNumber: findReceiptNumber(rows),
  };
  const values = {
    businessName: fields.businessName?.value,
    date: fields.date?.value,
    amount: fields.amount?.value,
    receiptNumber: fields.receiptNumber?.value,
  };
  return {
    ...fields,
    sumsAgree: total?.sumsAgree ?? null,
    showsTwo: showsTwoSlips(texts, today, style),
    ...(page ? { places: findPlaces(rows, values, { ...page, today, order, style }) } : {}),
  };
}
