import { currencyDecimals } from "@marzipan/contract/currency-decimals";

/** Money is integer minor units inside; these are the only ways in and out (rulings §1). */

/** Decimals of the currencies that orders may bear. */
const orderDecimals = 2;

/** Returns the minor units of an amount in major units that has at most two decimals. */
export function toMinor(amount: number): number {
  return Math.round(amount * 10 ** orderDecimals);
}

/** Returns the amount in major units. */
export function toMajor(amountMinor: number): number {
  return amountMinor / 10 ** orderDecimals;
}

/**
 * Returns a line's total in minor units: quantity (at most 3 decimals) times price, rounded half up
 * (rulings §1). Exact: both factors are taken as integers.
 */
export function lineTotalMinor(quantity: number, unitPriceMinor: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000));
  const product = thousandths * BigInt(unitPriceMinor);
  return Number((product + 500n) / 1000n);
}

/** Returns the minor units of an amount in a currency's major units, by that currency's own decimals. */
export function toMinorOf(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyDecimals(currency));
}

/** Returns the amount in a currency's major units, by that currency's own decimals. */
export function toMajorOf(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** currencyDecimals(currency);
}
