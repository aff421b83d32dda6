import { keptDecimals } from "./typedNumber.ts";

/**
 * Returns how a sum is written in a field: 140 without decimals, 65.50 with all of its currency. A sum with
 * more than these is shown as it was typed, for the form to refuse: passing a field must not round. It names digits
 * only, because with `trailingZeroDisplay` react-aria no longer finds the language's decimal sign and takes
 * typed decimals away.
 */
export function moneyFormatOf(
  currency: string,
  amount: number | null,
  decimals = 2,
): Intl.NumberFormatOptions {
  const isWhole = amount === null || Number.isInteger(amount);
  return {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: keptDecimals,
  };
}
