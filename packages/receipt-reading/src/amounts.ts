import { joinSpacedGroups } from "./spaced-groups.ts";

/** An amount that is in a text, in thousandths of a major unit, so that every currency fits. */
export interface SeenAmount {
  thousandths: number;
  /** How many decimals were printed. */
  decimals: number;
  /** Where it begins in the text. */
  at: number;
  /** Whether a sign or code of a currency is next to it. */
  hasCurrency: boolean;
  /** Whether a percent sign follows. */
  isShare: boolean;
  /** Whether its only point or comma was taken for a group and may be a decimal sign. */
  isDoubted: boolean;
  /** What it is without its first groups, where a space groups it: the space may part two columns instead. */
  lastGroup: number | null;
}

/** What a lone point or comma before three digits is on a slip (`thousandths.ts`); else it is a group's for certain. */
export interface PointStyle {
  /** Those that are decimal signs. */
  decimal: string;
  /** Those that are taken for a group's, but may be decimal signs. */
  doubted: string;
}

const groupsOnly: PointStyle = { decimal: "", doubted: "" };

const currencyBefore =
  /(?:[₪$€£¥₹]|\bRM|\bRs\.?|\bNIS|\bILS|\bUSD|\bEUR|\bMYR|\bBRL|\bCHF|\bINR|\bSAR|\bAED|\bKWD|\bJOD|\bOMR|\bTND|\bLYD|\bIQD|R\$)\s*[:.]?\s*-?$/i;
/** The short form of a dinar or rial that touches the amount: "KD1.250". */
const dinarBefore = /(?<![\p{L}\p{M}])(?:K\.?D|B\.?D|J\.?D|R\.?O|L\.?D|D\.?T)\.?$/u;
const currencyAfter =
  /^\s*(?:[₪$€£₹]|円|元|ש["']?ח|ר\.?ס|د\.|ر\.|ريال|درهم|دينار|جنيه|NIS|ILS|USD|EUR|CHF|JPY|INR|KWD|BHD|JOD|OMR|TND|LYD|IQD|Kč|zł)/i;

// One sign groups a number's digits, by threes or as in India by twos before the last three; a space is
// written as an apostrophe where it groups (`spaced-groups.ts`), since it parts the columns of a row too.
const grouped = String.raw`(?:\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:'\d{3})+)|\d{1,2}(?:,\d{2})+,\d{3})`;
const inThousandths = String.raw`\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,|(?:'\d{3})+[.,])\d{3}`;
const decimal = String.raw`[.,]\d{1,3}`;
// The forms of a number: grouped with decimals, grouped without, plain with decimals, plain.
const number = new RegExp(
  String.raw`(?<![\d])(?:${inThousandths}(?!\d)|${grouped}[.,]\d{2}(?!\d)|${grouped}(?!\d)|\d+[.,]\d{2}(?!\d)|\d+${decimal}(?!\d)|\d+(?!\d))`,
  "g",
);

/**
 * Corrects the usual misreadings of numbers: letters that look like digits, and decimal points that
 * were separated from their digits.
 */
function mendNumbers(text: string): string {
  return text
    .replace(/(?<=\bR[MNH]\s?)[oO](?=\s?[.,]\s?\d)/g, "0")
    .replace(/(?<=\bRM\s?)[lI|](?=[\dlI]*[.,]\d)/g, "1")
    .replace(/(?<=\d)[oOQD](?=[\d.,]|\b)|(?<=[.,])\s?[oO](?=[\doO])/g, "0")
    .replace(/(?<=[.,]\d)[oO]\b/g, "0")
    .replace(/(?<=[.,])[oO]{2}\b/g, "00")
    .replace(/(?<=\d[.,]?)[lI|](?=[.,]?\d)/g, "1")
    .replace(/(?<=\d[.,]\d?)[sS](?=\d|\b)|(?<=\d)[sS](?=[.,]\d{2})/g, "5")
    .replace(/(\d)\s?[.,]\s+(\d{2})(?!\d)/g, "$1.$2")
    .replace(/(\d)\s+([.,])\s?(\d{2})(?!\d)/g, "$1$2$3")
    .replace(/(\d)[.,]{2}(\d{2})(?!\d)/g, "$1.$2");
}

/** Finds the amounts of a text, from left to right; dates, times and long codes are left out. */
export function findAmounts(given: string, style: PointStyle = groupsOnly): SeenAmount[] {
  const { text, groupsAt } = joinSpacedGroups(blankDates(mendNumbers(given)));
  const found: SeenAmount[] = [];
  for (const match of text.matchAll(number)) {
    const at = match.index;
    const before = text.slice(0, at);
    const after = text.slice(at + match[0].length);
    const isDinar = /[.,]\d{3}$/.test(match[0]) && dinarBefore.test(before);
    const isBehindCurrency = isDinar || currencyBefore.test(before);
    if (/[\p{L}\d][-/]$|#$|[A-Za-z]{2}$/u.test(before) && !isBehindCurrency) continue;
    if (/^[-/]\d|^[A-Za-z]{2}\d|^:\d/.test(after)) continue;
    // Digits that go on behind another sign are a code, such as 34.30.343.
    if (/\d[.,']$/.test(before) || /^[.,']\d/.test(after)) continue;
    const read = readNumber(match[0], style);
    if (!read || Math.abs(read.thousandths) > 1e12) continue;
    const hasCurrency = isBehindCurrency || currencyAfter.test(after);
    const isNegative =
      /(?:^|[^\p{L}\d])-\s?(?:[₪$€£¥₹]|RM)?\s?$/u.test(before) ||
      /^\s?-(?![\d\p{L}])/u.test(after) ||
      (before.endsWith("(") && after.startsWith(")") && read.decimals === 2);
    found.push({
      thousandths: isNegative ? -read.thousandths : read.thousandths,
      decimals: read.decimals,
      at,
      hasCurrency,
      isShare: /^\s?%/.test(after),
      isDoubted: read.isDoubted,
      lastGroup: groupsAt.has(at)
        ? (readNumber(match[0].slice(match[0].lastIndexOf("'") + 1), style)?.thousandths ?? null)
        : null,
    });
  }
  return found;
}

function blankDates(text: string): string {
  return text
    .replace(/\d{1,4}\s?([/-])\s?\d{1,2}\s?\1\s?\d{1,4}/g, (date) => "-".repeat(date.length))
    .replace(/(?<!\d)\d{1,2}\.\d{1,2}\.(?:20)?\d{2}(?![\d.,])/g, (date) => "-".repeat(date.length))
    .replace(/\d{1,2}:\d{2}(?::\d{2})?/g, (time) => ":".repeat(time.length));
}

interface ReadNumber {
  thousandths: number;
  decimals: number;
  isDoubted: boolean;
}

/** Reads one number of either style: `1,234.56`, `1.234,56`, `1 234,56`, `1,23,456.00`, `1.234` (a group unless the style says otherwise). */
function readNumber(text: string, style: PointStyle): ReadNumber | null {
  const plain = text.replace(/[' ]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const tail = last === -1 ? "" : plain.slice(last + 1);
  const marks = plain.replace(/\d/g, "");
  const isLone = marks.length === 1 && tail.length === 3;
  // A lone zero, or more than three digits, come before no group.
  const isDecimal = isLone && (/^0|^\d{4}/.test(plain) || style.decimal.includes(marks));
  const isGroup = tail.length === 3 && new Set(marks).size === 1 && !isDecimal;
  const decimals = last === -1 || isGroup ? 0 : tail.length;
  const digits = plain.replace(/[.,]/g, "");
  if (digits.length > 12) return null;
  return {
    thousandths: Math.round(Number(digits) * 10 ** (3 - decimals)),
    decimals,
    isDoubted: isLone && isGroup && style.doubted.includes(marks),
  };
}
