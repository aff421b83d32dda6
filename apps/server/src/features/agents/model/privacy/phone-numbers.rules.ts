import type { Span } from "./contact-signs.rules.ts";

/** Digits with what people write between them; a comma or a colon belongs to amounts and times. */
const run = /(?:…|\+[\s\u200b]?)?\(?\d(?:[ \t\u200b.()\-/\\~_*[\]|]{0,4}\d)*\u200b*/gu;
/** The fewest digits of a number that is hidden wherever it occurs. */
const fewest = 7;
/** The fewest digits by which a client's number is recognized. */
const fewestKnown = 5;

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:(?:19|20)\d\d)`;
const date = String.raw`(?:${year}([-./])${month}(?:\1${day})?|(?:${day}([-./])${month}|${month}([-./])${day})(?:\2|\3)(?:${year}|\d\d))`;
/** A date, or two with a dash between; what goes on behind it is no date. */
const dates = new RegExp(
  String.raw`(?<![\d+][-./]?)${date}(?:\s?-\s?${date.replaceAll(/\\([123])/g, (_all, at) => `\\${Number(at) + 3}`)})?(?![-./]?\d)`,
  "gu",
);
/** Two days without years: 1.10-31.10. */
const dayRange = new RegExp(`^${day}[./]${month} ?- ?${day}[./]${month}$`, "u");
const years = new RegExp(`^${year}(?:[ /-]{1,3}${year})*$`, "u");
const compactDate = new RegExp(`^${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])$`, "u");

/** An amount in groups of three, and how it looks without groups. */
const grouped = /^[1-9]\d{0,2}([ .])\d{3}(?:\1\d{3})*$/u;
const ungrouped = /^[1-9]\d*(?:\.\d{1,2})?$/u;
/** Two amounts or times with decimals: 12.50-13.75. */
const decimals = /^\d{1,4}\.\d{2} ?- ?\d{1,4}\.\d{2}$/u;
const fractions = /^\d{1,2}\/\d{1,2}(?: \d{1,2}\/\d{1,2})*$/u;

const currency =
  '\\p{Sc}|ILS|NIS|USD|EUR|GBP|CHF|JPY|CNY|INR|BRL|MXN|AED|SAR|EGP|(?:US )?dollars?|euros?|shekels?|pounds?|reais|real|pesos?|yen|yuan|rupees?|ש["״]?ח|שקל(?:ים)?|דולר|יורו|شيكل|دولار|يورو|درهم|ريال|جنيه|dólares?|रुपये|रु|円|元|块';
const currencyBefore = new RegExp(`(?:${currency}) ?$`, "iu");
const currencyBehind = new RegExp(`^(?:,\\d{1,2})? ?(?:${currency})`, "iu");
/** Words before the number of an order or an invoice. */
const numbered =
  /(?:#|№|\b(?:orders?|invoices?|receipts?|commandes?|factures?|bestellung(?:en)?|auftrag|rechnung(?:en)?|pedidos?|facturas?|encomendas?|faturas?)|הזמנה|חשבונית|קבלה|طلب|الطلب|فاتورة|الفاتورة|订单|发票|注文|請求書|ऑर्डर|चालान|इनवॉइस) ?(?:(?:number|no\.?|nr\.?|n[º°]|מספר|رقم|号|番号|नंबर|संख्या) ?)?[#:]? ?$/iu;
/** The most digits of an order's number. */
const longestOrder = 8;

interface Candidate {
  start: number;
  text: string;
  digits: string;
}

/** Lists the runs of digits in a folded text that are no dates. */
function candidatesIn(folded: string): Candidate[] {
  const undated = folded.replace(dates, (found) => "\u0000".repeat(found.length));
  return [...undated.matchAll(run)].map(({ 0: text, index: start }) => ({
    start,
    text,
    digits: text.replace(/\D/g, ""),
  }));
}

/** Returns whether digits are an amount, dates or the number of an order, by their form and what is around them. */
function isFigure(folded: string, { start, text, digits }: Candidate): boolean {
  const bare = text.replaceAll("\u200b", "");
  if (years.test(bare) || dayRange.test(bare) || decimals.test(bare) || fractions.test(bare))
    return true;
  if (compactDate.test(bare)) return true;
  const before = folded.slice(Math.max(0, start - 30), start);
  const behind = folded.slice(start + text.length, start + text.length + 20);
  if (/^[1-9]\d*$/.test(bare) && bare.length <= longestOrder && numbered.test(before)) return true;
  const hasCents = /^[,.]\d{2}(?!\d)/.test(behind) || /^[1-9]\d*\.\d{2}$/.test(bare);
  const isMoney = currencyBefore.test(before) || currencyBehind.test(behind);
  if (grouped.test(bare)) return isMoney || hasCents;
  return ungrouped.test(bare) && digits.length <= 9 && (isMoney || hasCents);
}

/**
 * Finds phone numbers in a text whose signs are folded: every run of seven digits and more, with
 * what people write between them, that is no amount, date, year or order's number; and what matches
 * the end of a number in `known` (digits only), also where it could be a figure.
 */
export function findPhones(folded: string, known: readonly string[]): Span[] {
  return candidatesIn(folded)
    .filter(
      (one) =>
        isKnown(one.digits, known) ||
        (one.text.startsWith("…") && one.digits.length === fewestKnown) ||
        (one.digits.length >= fewest && !isFigure(folded, one)),
    )
    .map(({ start, text }) => ({ start, end: start + text.length, label: "[phone]" }));
}

function isKnown(digits: string, known: readonly string[]): boolean {
  if (digits.length < fewestKnown) return false;
  const national = digits.replace(/^0+/, "");
  return known.some(
    (one) =>
      one.endsWith(digits) ||
      (national.length >= fewest && (one.endsWith(national) || national.endsWith(one))),
  );
}

/** Returns the last five digits of every run of digits in a folded text, by which clients' numbers are looked up. */
export function phoneEndsOf(folded: string): string[] {
  const ends = candidatesIn(folded).map(({ digits }) => digits.slice(-fewestKnown));
  return [...new Set(ends.filter((end) => end.length === fewestKnown))];
}
