/**
 * Answers how a sum is written in a field: 140 without decimals, 65.50 with both. It names digits only,
 * because with `trailingZeroDisplay` react-aria no longer finds the language's decimal sign and takes
 * typed decimals away.
 */
export function moneyFormatOf(currency: string, amount: number | null): Intl.NumberFormatOptions {
  const isWhole = amount === null || Number.isInteger(amount);
  return {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  };
}
