import type { Language } from "@marzipan/contract/languages";
import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { locales } from "@marzipan/phrases/locales";
import { toMajorOf } from "@marzipan/domain/money";

/** Text of a number format that is literal; marks of direction are left to the sheet. */
function quote(text: string): string {
  const plain = text.replaceAll(/[\u200e\u200f\u061c]/g, "").replaceAll(/[\u00a0\u202f]/g, " ");
  return plain === "" ? "" : `"${plain.replaceAll('"', "'")}"`;
}

function formatOf(language: Language, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locales[language].tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: currencyDecimals(currency),
    maximumFractionDigits: currencyDecimals(currency),
  });
}

/** Returns how many letters the longest of some sums takes, given in minor units. */
export function longestMoney(
  language: Language,
  currency: string,
  sums: readonly number[],
): number {
  const longest = sums.reduce((most, sum) => Math.max(most, Math.abs(sum)), 0);
  const sign = sums.some((sum) => sum < 0) ? 1 : 0;
  return sign + formatOf(language, currency).format(toMajorOf(longest, currency)).length;
}

/** Returns how a spreadsheet writes money of a currency in a language: the sign where the language has it, that currency's own decimals. */
export function moneyFormat(language: Language, currency: string): string {
  const decimals = currencyDecimals(currency);
  const number = decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
  const parts = formatOf(language, currency).formatToParts(1);
  const pattern = parts
    .map(({ type, value }) => {
      if (type === "integer") return number;
      if (type === "currency" || type === "literal") return quote(value);
      return "";
    })
    .join("");
  return `${pattern};-${pattern}`;
}

/** Returns how a spreadsheet writes a calendar day in a language. */
export function dayFormat(language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language].tag, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(0);
  return parts
    .map(({ type, value }) => {
      if (type === "day") return "dd";
      if (type === "month") return "mm";
      if (type === "year") return "yyyy";
      return quote(value);
    })
    .join("");
}
