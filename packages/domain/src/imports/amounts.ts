import { isoCurrencies } from "@marzipan/contract/currencies";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { westernDigits } from "@marzipan/contract/phone";

/** An amount that was read from a cell, in major units. */
export interface ReadAmount {
  amount: number;
  /** The currency that its sign or code says; `null` without one. A bare dollar sign is USD. */
  currency: IsoCurrency | null;
}

/** Which sign parts the decimals in a column. */
export type DecimalSign = "," | ".";

/** The most characters of a cell that are read for an amount. */
const longest = 40;

const signs: readonly (readonly [string, IsoCurrency])[] = [
  ["₪", "ILS"],
  ["ש״ח", "ILS"],
  ['ש"ח', "ILS"],
  ["שח", "ILS"],
  ["nis", "ILS"],
  ["شيكل", "ILS"],
  ["a$", "AUD"],
  ["au$", "AUD"],
  ["c$", "CAD"],
  ["ca$", "CAD"],
  ["mx$", "MXN"],
  ["r$", "BRL"],
  ["us$", "USD"],
  ["hk$", "HKD"],
  ["nz$", "NZD"],
  ["€", "EUR"],
  ["euro", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["￥", "JPY"],
  ["¥", "JPY"],
  ["円", "JPY"],
  ["元", "CNY"],
  ["zł", "PLN"],
  ["kč", "CZK"],
  ["$", "USD"],
];

const codes: ReadonlySet<string> = new Set(isoCurrencies);

/** Returns the currency that a cell names by its code or sign; `null` for any other text. */
export function currencyOf(text: string): IsoCurrency | null {
  const plain = text.normalize("NFKC").trim();
  const [code] = /[A-Za-z]{3}/.exec(plain) ?? [];
  const upper = code?.toUpperCase() ?? "";
  if (codes.has(upper)) return upper as IsoCurrency;
  const low = plain.toLowerCase();
  return signs.find(([sign]) => low.includes(sign))?.[1] ?? null;
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && /\d/.test(letter);

/** Keeps of a cell the digits with what may part them: `-1.234,50`. `null` where something else is in it. */
function bareNumber(text: string): string | null {
  if (text.length > longest) return null;
  const plain = westernDigits(text)
    .normalize("NFKC")
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll("−", "-")
    .replaceAll(/[’'\s\p{Cf}]/gu, "");
  const letters = Array.from(plain);
  const first = letters.findIndex(isDigit);
  const last = letters.findLastIndex(isDigit);
  if (first === -1) return null;
  const point = letters[first - 1] === "." || letters[first - 1] === "," ? letters[first - 1] : "";
  const inner = letters.slice(first, last + 1).join("");
  const before = letters.slice(0, first).join("");
  const after = letters.slice(last + 1).join("");
  const names = [before, after].map((part) => part.replaceAll(/[-().,]/g, ""));
  const isNamed = names.every((part) => part === "" || currencyOf(part) !== null);
  if (!isNamed || /[^\d.,]/.test(inner)) return null;
  // "12.-" is a round amount, "12-" a negative one.
  const isNegative = /[-(]/.test(before) || after === "-";
  return `${isNegative ? "-" : ""}${point}${inner}`;
}

/** Which sign a number itself shows to part its decimals; `null` where both readings are possible. */
function shownSign(digits: string): DecimalSign | null {
  const lastComma = digits.lastIndexOf(",");
  const lastPoint = digits.lastIndexOf(".");
  if (lastComma !== -1 && lastPoint !== -1) return lastComma > lastPoint ? "," : ".";
  const sign = lastComma === -1 ? "." : ",";
  const parts = digits.replace("-", "").split(sign);
  const [first = "", ...groups] = parts;
  if (groups.length === 0) return null;
  // Several groups of three are thousands.
  if (groups.length > 1) return sign === "," ? "." : ",";
  const isThousands = groups[0]?.length === 3 && first.length <= 3 && first !== "0" && first !== "";
  return isThousands ? null : sign;
}

/**
 * Returns which sign parts the decimals in a column of amounts, by the cells that show it; by `usual` where none does:
 * `1.234` alone may be either.
 */
export function decimalSignOf(cells: Iterable<string>, usual: DecimalSign): DecimalSign {
  const seen = { ",": 0, ".": 0 };
  for (const cell of cells) {
    const sign = shownSign(bareNumber(cell) ?? "");
    if (sign !== null) seen[sign] += 1;
  }
  if (seen[","] === seen["."]) return usual;
  return seen[","] > seen["."] ? "," : ".";
}

/** Reads an amount as its column writes it; `null` where a cell is none. */
export function readAmount(cell: string, decimalSign: DecimalSign = "."): ReadAmount | null {
  const digits = bareNumber(cell);
  if (digits === null || digits === "" || digits === "-") return null;
  const sign = shownSign(digits) ?? decimalSign;
  const plain = digits.replaceAll(sign === "," ? "." : ",", "").replace(sign, ".");
  const amount = Number(plain);
  if (!/^-?\d*(?:\.\d+)?$/.test(plain) || !Number.isFinite(amount) || Math.abs(amount) >= 1e12)
    return null;
  return { amount, currency: currencyOf(cell) };
}
