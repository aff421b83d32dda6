import { findAmounts } from "./amounts.ts";
import type { PointStyle } from "./amounts.ts";
import { thousandthsOf } from "./currencies.ts";
import type { Row } from "./seen-text.ts";

/** Weights, volumes and factors of a price have three decimals in every country. */
const quantity =
  /^\s*(?:k?g|k?gr|l|lt|ltr|ml|lb|oz|ק["'״׳]?ג|كغ|كجم|كيلو|किग्रा|公斤|x|×|\*|@)(?![\p{L}])/iu;
const belowOne = /(?<![\d.,])0([.,])\d{3}(?!\d)/gu;

/**
 * Returns, once for a whole receipt, which points and commas before three digits are decimal signs: those of the
 * currency that it names, else those of an amount below one (0.250). Where neither is there, a point may be
 * either, and what it makes is doubted; a comma is a group, as in Japan, India and Britain.
 */
export function pointStyleOf(currency: string | null, rows: readonly Row[]): PointStyle {
  if (currency !== null) {
    const decimal = thousandthsOf(currency);
    return { decimal: decimal ?? "", doubted: decimal === "." ? "," : "" };
  }
  const decimal = signsBelowOne(rows);
  return { decimal, doubted: decimal === "" ? "." : "" };
}

/** Returns the decimal signs of amounts below one; none where the slip has amounts with two decimals. */
function signsBelowOne(rows: readonly Row[]): string {
  const pieces = rows.flatMap((row) => row.pieces);
  const hasHundredths = pieces.some(({ text }) =>
    findAmounts(text).some((one) => one.decimals === 2),
  );
  if (hasHundredths) return "";
  const signs = pieces.flatMap(({ text }) =>
    [...text.matchAll(belowOne)]
      .filter((match) => !quantity.test(text.slice(match.index + match[0].length)))
      .map(([, sign = ""]) => sign),
  );
  return [...new Set(signs)].join("");
}
