import { westernDigits } from "@marzipan/contract/phone";
import { readAmount } from "./amounts.ts";
import type { DecimalSign } from "./amounts.ts";

/** An item that was read from a cell; `unitPrice` in major units, `null` where the cell has none. */
export interface ReadItem {
  name: string;
  quantity: number;
  unitPrice: number | null;
}

/** The most characters of a cell, and of one item in it, that are read. */
const longestCell = 5000;
const longestItem = 300;

const number = String.raw`(?:\d{1,6}(?:[.,]\d{1,3})?|[¼½¾]|\d{1,3} ?[¼½¾]|\d{1,3}/\d{1,3})`;
const times = String.raw`(?:x|×|х|\*|pcs\.?|pc\.?|יח׳|יח'|יחידות|unidades|stück|stk\.?|个|個|件|盒)`;

const amountFirst = new RegExp(String.raw`^(${number}) ?(?:${times} ?)?(?=[^\d\s.,/])(.+)$`, "iu");
const amountLast = new RegExp(
  String.raw`^(.+?)(?:[\s(:–-]+${times} ?(${number})|[×*] ?(${number})|[\s(:–-]+(${number}) ?${times}|\s*\((${number})\)|\s*:\s*(${number}))\)?$`,
  "iu",
);
const bareLast = new RegExp(String.raw`^(.*\p{L}.*?)\s(${number})$`, "u");
/** What is between an item and its price, the clearest first. */
const priceSigns = ["@", " at ", " à ", " je ", " por ", "=", ":", " - ", " – "];

/** Splits an item from the price behind it; the price is empty where there is none. */
function splitPrice(text: string): [string, string] {
  for (const sign of priceSigns) {
    const at = text.lastIndexOf(sign);
    if (at > 0) return [text.slice(0, at).trim(), text.slice(at + sign.length).trim()];
  }
  return [text, ""];
}

/** Removes signs and spaces from both ends. */
function trimSigns(text: string): string {
  const signs = " \t:,;–-(";
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text[from] ?? "")) from += 1;
  while (to > from && signs.includes(text[to - 1] ?? "")) to -= 1;
  return text.slice(from, to);
}

const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

function quantityOf(text: string): number {
  const plain = text.trim();
  const [, sign = ""] = /([¼½¾])$/.exec(plain) ?? [];
  if (sign !== "") return Number(plain.slice(0, -1).trim() || 0) + (fractions[sign] ?? 0);
  const [top = "0", bottom] = plain.split("/");
  const value = Number(top.replace(",", "."));
  return bottom === undefined ? value : Math.round((value / Number(bottom)) * 1000) / 1000;
}

const brackets = /[[\](){}]/g;

/** Splits a cell at a sign, not within brackets, and not between two digits. */
function splitOutside(text: string, sign: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (brackets.test(letter)) depth = Math.max(0, depth + ("[({".includes(letter) ? 1 : -1));
    brackets.lastIndex = 0;
    const isDecimal = /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
    if (depth > 0 || !sign.test(letter) || isDecimal) continue;
    parts.push(text.slice(begin, at));
    begin = at + 1;
  }
  return [...parts, text.slice(begin)].map((part) => part.trim()).filter(Boolean);
}

/** Splits a cell into its items: by lines, else by the first sign of which each part reads as an item. */
function partsOf(text: string): string[] {
  const lines = splitOutside(text, /[\r\n]/);
  if (lines.length > 1) return lines.flatMap(partsOf);
  for (const sign of [/[;；]/, /[|]/]) {
    const parts = splitOutside(text, sign);
    if (parts.length > 1) return parts;
  }
  for (const sign of [/[,،、，]/, /[+&]/, /\//]) {
    const parts = splitOutside(text, sign);
    // "Cake, 24 cm" is one item: a comma parts items only where what follows begins with an amount and a name.
    if (parts.length > 1 && parts.every((part) => hasAmount(part))) return parts;
    const grouped = groupByAmount(parts);
    if (grouped.length > 1) return grouped;
  }
  return [text];
}

const measure = /^\d[\d.,]* ?(?:cm|mm|kg|g|gr|l|ml|oz|lb|inch|in|"|ס"מ|סמ|גרם|ק"ג|厘米|公斤|克)$/iu;

const hasAmount = (part: string): boolean =>
  part.length <= longestItem &&
  !measure.test(part) &&
  (amountFirst.test(part) || amountLast.test(part));

/** Joins parts without an amount to the one before: `2 honey cake, large, 20 rugelach` are two items. */
function groupByAmount(parts: readonly string[]): string[] {
  const groups: string[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last === undefined || hasAmount(part)) groups.push(part);
    else groups[groups.length - 1] = `${last}, ${part}`;
  }
  return groups.every(hasAmount) ? groups : [];
}

/** Reads an item of WebToffee's WooCommerce export: `name:Cake|quantity:2|total:20.00`. */
function readNamed(text: string): ReadItem | null {
  if (!/(?:^|\|)name:/i.test(text.trim())) return null;
  const fields = new Map(
    text
      .trim()
      .split("|")
      .map((part): [string, string] => {
        const at = part.indexOf(":");
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
      }),
  );
  const quantity = Number(fields.get("quantity") ?? fields.get("qty") ?? 1);
  const total = Number(fields.get("total") ?? Number.NaN);
  if (!(quantity > 0)) return null;
  return {
    name: fields.get("name") ?? "",
    quantity,
    unitPrice: Number.isFinite(total) ? Math.round((total / quantity) * 100) / 100 : null,
  };
}

function readOne(text: string, decimalSign: DecimalSign): ReadItem | null {
  if (text.length > longestItem) return null;
  const [item, priceText] = splitPrice(text);
  const price = readAmount(priceText, decimalSign);
  const isPrice = price !== null && (price.currency !== null || text.includes("@"));
  const bare = isPrice ? item : text;
  const unitPrice = isPrice ? price.amount : null;
  const first = measure.test(bare) ? null : amountFirst.exec(bare);
  if (first) return itemOf(first[2], first[1], unitPrice);
  const last = amountLast.exec(bare);
  if (last) return itemOf(last[1], last.slice(2).find(Boolean), unitPrice);
  const end = bareLast.exec(bare);
  if (end) return itemOf(end[1], end[2], unitPrice);
  return null;
}

function itemOf(
  name: string | undefined,
  quantity: string | undefined,
  unitPrice: number | null,
): ReadItem | null {
  const amount = quantityOf(quantity ?? "");
  const plain = trimSigns(name ?? "");
  return plain !== "" && /\p{L}/u.test(plain) && amount > 0 && amount <= 999_999
    ? { name: plain, quantity: amount, unitPrice }
    : null;
}

/**
 * Reads the items of a cell that has all of an order (`2x Honey cake, 20 rugelach`): parted by lines, semicolons or
 * commas, the amount before or after the name. `null` where some part has no amount or no name: nothing is guessed.
 */
export function readItems(cell: string, decimalSign: DecimalSign = "."): ReadItem[] | null {
  if (cell.length > longestCell) return null;
  const text = westernDigits(cell).trim();
  if (/(?:^|\|)name:/i.test(text)) {
    const named = text.split(/[;\n]/).map(readNamed);
    return named.every((item) => item !== null) ? named : null;
  }
  const items = partsOf(text).map((part) => readOne(part, decimalSign));
  return items.length > 0 && items.every((item) => item !== null) ? items : null;
}
