/** Signs and words by which a slip names its currency, the surest first; plain `$` and `kr` fit several and stand last. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/₪|\bNIS\b|\bILS\b|ש["']?ח|שקל/iu, "ILS"],
  [/€|\bEUR\b/iu, "EUR"],
  [/£|\bGBP\b/iu, "GBP"],
  [/\bR\$|\bBRL\b/iu, "BRL"],
  [/\bRM ?\d|\bRM\b|\(RM\)|\bMYR\b/u, "MYR"],
  [/₹|\bINR\b|\bRs\.? ?\d|रु/iu, "INR"],
  [/\bCHF\b/u, "CHF"],
  [/\bJPY\b|円|[¥￥] ?\d{1,3}(?:,\d{3})+(?![.\d])|税込/u, "JPY"],
  [/\bCNY\b|\bRMB\b|元|[¥￥] ?\d+\.\d{2}/u, "CNY"],
  [/\bSAR\b|ر\.س|ريال سعودي/u, "SAR"],
  [/\bAED\b|د\.إ|درهم/u, "AED"],
  [/\bJOD\b|د\.أ|دينار أردني/u, "JOD"],
  [/\bKWD\b|د\.ك/u, "KWD"],
  [/\bBHD\b(?!.*SDN)(?<!SDN\.? ?BHD)|د\.ب/u, "BHD"],
  [/\bEGP\b|ج\.م|جنيه/u, "EGP"],
  [/\bMAD\b|د\.م/u, "MAD"],
  [/\bTND\b|د\.ت/u, "TND"],
  [/\bMXN\b/u, "MXN"],
  [/\bSGD\b|\bS\$/u, "SGD"],
  [/\bAUD\b|\bA\$/u, "AUD"],
  [/\bCAD\b|\bC\$/u, "CAD"],
  [/\bUSD\b|\bUS\$/u, "USD"],
  [/\$/u, "USD"],
];

/**
 * Answers the currency that texts name, and how sure that is (0 to 1); `null` when none is named. Where
 * several are, the one named most often counts, less sure.
 */
export function findCurrency(
  texts: readonly string[],
): { value: string; confidence: number } | null {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const found = signs.find(([sign]) => sign.test(text));
    if (found) counts.set(found[1], (counts.get(found[1]) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!first) return null;
  const [value, count] = first;
  if (second && second[1] * 2 > count) return { value, confidence: 0.5 };
  const isPlainDollar = value === "USD" && !texts.some((text) => /\bUSD\b|\bUS\$/.test(text));
  return { value, confidence: isPlainDollar ? 0.7 : count > 1 ? 0.95 : 0.88 };
}
