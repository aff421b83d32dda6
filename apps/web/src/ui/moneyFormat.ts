/** Digits that every sum may be typed with: where "." were refused, as yen need none, "1250.00" would be 125000. */
const leastTyped = 2;

/** The most that any currency has. */
const mostDecimals = 3;

/**
 * Returns how a sum is written in a field: 140 without decimals, 65.50 with all of its currency. A sum with
 * more than these is shown as it is, for the server to refuse: passing a field must not round. It names digits
 * only, because with `trailingZeroDisplay` react-aria no longer finds the language's decimal sign and takes
 * typed decimals away.
 */
export function moneyFormatOf(
  currency: string,
  amount: number | null,
  decimals = 2,
): Intl.NumberFormatOptions {
  const isWhole = amount === null || Number.isInteger(amount);
  const typed = Math.max(decimals, leastTyped);
  const isExact = isWhole || Number(amount.toFixed(typed)) === amount;
  return {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: isExact ? typed : mostDecimals,
  };
}
