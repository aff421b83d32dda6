import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { findBusinessName } from "./business-name.ts";
import { isCreditNote } from "./credits.ts";
import { findCurrency } from "./currencies.ts";
import { findDate } from "./dates.ts";
import { findPlaces } from "./places.ts";
import type { Place, PlacedValues } from "./places.ts";
import { findReceiptNumbers } from "./receipt-number.ts";
import { makeRows } from "./seen-text.ts";
import type { SeenText } from "./seen-text.ts";
import { showsTwoSlips } from "./slips.ts";
import { pointStyleOf } from "./thousandths.ts";
import { findTotal } from "./total.ts";

/** A field as it was read, and how sure it is, from 0 to 1; `null` when it was not found. */
export type ReadField<T> = { value: T; confidence: number } | null;

/** The fields of a receipt; the amount in major units of its currency, negative on a credit note. */
export interface ReceiptReading {
  businessName: ReadField<string>;
  date: ReadField<string>;
  amount: ReadField<number>;
  currency: ReadField<string>;
  receiptNumber: ReadField<string>;
  /** The number of the invoice that a credit note or a corrected invoice belongs to. */
  correctsNumber?: ReadField<string>;
  /** Whether subtotal, taxes and what was handed over agree with the amount; `null` where none is printed. */
  sumsAgree: boolean | null;
  /** Whether the picture shows two slips, of which only one can be read. */
  showsTwo: boolean;
  /** Where the fields are on the picture, as far as that is known. */
  places?: Partial<Record<keyof PlacedValues, Place>>;
}

/** Hints for reading a receipt: its last possible day, the business's own currency, and the page's size where places are wanted. */
export interface SlipHints {
  today: string;
  currency: string;
  page?: { width: number; height: number } | undefined;
  /** The names that the business itself goes by; none of them is a supplier's. */
  ownNames?: readonly string[] | undefined;
}

/** The most that an amount has whose minus only its paper's title gives: under the high band, so that it is looked at. */
const mostInferred = 0.84;

/** Reads a slip from the texts seen on it. */
export function readReceipt(
  texts: readonly SeenText[],
  { today, currency: own, page, ownNames }: SlipHints,
): ReceiptReading {
  const rows = makeRows(texts);
  const currency = findCurrency(rows);
  const style = pointStyleOf(currency?.value ?? null, rows);
  const total = findTotal(rows, style);
  const order = (currency?.value ?? own) === "USD" ? "monthFirst" : "dayFirst";
  const hasThousandths = currency === null && style.decimal !== "";
  const numbers = findReceiptNumbers(rows);
  // A credit note is negative whether or not it prints its total so.
  const sign = total !== null && total.thousandths > 0 && isCreditNote(rows) ? -1 : 1;
  const decimals = hasThousandths ? 3 : currencyDecimals(currency?.value ?? own);
  const fields = {
    businessName: findBusinessName(rows, ownNames),
    date: findDate(rows, today, order),
    amount: total && {
      value: Number(((sign * total.thousandths) / 1000).toFixed(decimals)),
      confidence: sign < 0 ? Math.min(mostInferred, total.confidence) : total.confidence,
    },
    currency,
    receiptNumber: numbers.own,
  };
  const values = {
    businessName: fields.businessName?.value,
    date: fields.date?.value,
    amount: fields.amount === null ? undefined : sign * fields.amount.value,
    receiptNumber: fields.receiptNumber?.value,
  };
  return {
    ...fields,
    ...(numbers.corrected && { correctsNumber: numbers.corrected }),
    sumsAgree: total?.sumsAgree ?? null,
    showsTwo: showsTwoSlips(texts, today, style),
    ...(page ? { places: findPlaces(rows, values, { ...page, today, order, style }) } : {}),
  };
}
