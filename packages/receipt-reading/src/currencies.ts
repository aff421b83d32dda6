/** How slips name a currency. */
interface Naming {
  currency: string;
  /** Signs and words, as parts of a pattern. */
  marks: string;
  /**
   * The signs before the three decimals that its amounts have: a comma too where French or Italian is written. A mark
   * beside a number without them is taken for a word.
   */
  thousandths?: "." | ".,";
  /** The marks are in texts without spaces, so that letters may touch them. */
  isUnspaced?: true;
  /** The marks may be a word or part of a name, and tell a currency only beside an amount. */
  isBesideOnly?: true;
}

/** Signs and codes that are next to amounts; no code that is a word of its own (PEN, TRY, TOP, ALL). */
const rarerMarks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "ARS AZN BDT BGN CLP COP DKK ETB GHS HUF IDR ISK KES LKR MUR NOK NPR PKR RON RSD SEK UYU XAF ZAR"
      .split(" ")
      .map((code) => [code, code]),
  ),
  AOA: "AOA|Kz",
  CRC: "CRC|₡",
  CZK: "CZK|Kč",
  HKD: String.raw`HKD|HK\$`,
  KRW: "KRW|₩",
  KZT: "KZT|₸",
  NGN: "NGN|₦",
  NZD: String.raw`NZD|NZ\$`,
  PEN: String.raw`S\/`,
  PHP: "PHP|₱",
  PLN: "PLN|zł",
  RUB: "RUB|₽",
  THB: "THB|฿",
  TRY: "₺",
  TWD: String.raw`TWD|NT\$`,
  UAH: "UAH|₴|грн",
  VND: "VND|₫",
  XOF: "XOF|F ?CFA",
};

/** The least ambiguous first: a match of an earlier entry wins over a later one. */
const namings: readonly Naming[] = [
  { currency: "ILS", marks: `₪|NIS|ILS|ש["'״׳]?ח|שקל(?:ים)?` },
  { currency: "EUR", marks: "€|EUR" },
  { currency: "GBP", marks: "£|GBP|جنيه [إا]سترليني" },
  { currency: "BRL", marks: String.raw`R\$|BRL` },
  { currency: "MYR", marks: "RM|MYR" },
  { currency: "INR", marks: String.raw`₹|INR|Rs\.?|रु\.?` },
  { currency: "CHF", marks: "CHF" },
  { currency: "JPY", marks: "円|税込", isUnspaced: true },
  { currency: "JPY", marks: String.raw`JPY|[¥￥](?= ?\d{1,3}(?:,\d{3})+(?![.\d]|,\d))` },
  { currency: "CNY", marks: "元", isUnspaced: true },
  { currency: "CNY", marks: String.raw`CNY|RMB|[¥￥](?= ?\d[\d,]*\.\d{2})` },
  { currency: "OMR", marks: String.raw`OMR|ر\.ع|ريال عماني`, thousandths: "." },
  { currency: "QAR", marks: String.raw`QAR|ر\.ق|ريال قطري` },
  { currency: "YER", marks: "YER|ريال يمني" },
  { currency: "IRR", marks: "IRR|ريال [إا]يراني" },
  { currency: "SAR", marks: String.raw`SAR|ر\.س|ريال(?: سعودي)?` },
  { currency: "MAD", marks: String.raw`MAD|د\.م|درهم مغربي` },
  { currency: "AED", marks: String.raw`AED|د\.إ|درهم` },
  { currency: "JOD", marks: String.raw`JOD|د\.أ|دينار أردني`, thousandths: "." },
  { currency: "KWD", marks: String.raw`KWD|د\.ك|دينار كويتي`, thousandths: "." },
  { currency: "BHD", marks: String.raw`BHD|د\.ب|دينار بحريني`, thousandths: "." },
  { currency: "LYD", marks: String.raw`LYD|د\.ل|دينار ليبي`, thousandths: ".," },
  // Its thousandths are out of use: prices are whole dinars, in groups.
  { currency: "IQD", marks: String.raw`IQD|د\.ع|دينار عراقي` },
  { currency: "DZD", marks: String.raw`DZD|د\.ج|دينار جزائري` },
  { currency: "LBP", marks: String.raw`LBP|ل\.ل|ليرة لبنانية` },
  { currency: "SYP", marks: String.raw`SYP|ل\.س|ليرة سورية` },
  { currency: "SDG", marks: "SDG|جنيه سوداني" },
  { currency: "EGP", marks: String.raw`EGP|ج\.م|جنيه` },
  { currency: "TND", marks: String.raw`TND|د\.ت|دينار تونسي`, thousandths: ".," },
  { currency: "MXN", marks: "MXN" },
  { currency: "SGD", marks: String.raw`SGD|S\$` },
  { currency: "AUD", marks: String.raw`AUD|A\$` },
  { currency: "CAD", marks: String.raw`CAD|C\$` },
  { currency: "USD", marks: String.raw`USD|US\$` },
  // How dinars and rials are written in English: "KD 1.250".
  ...(
    [
      ["KWD", "K", "D", "."],
      ["BHD", "B", "D", "."],
      ["JOD", "J", "D", "."],
      ["OMR", "R", "O", "."],
      ["LYD", "L", "D", ".,"],
      ["TND", "D", "T", ".,"],
    ] as const
  ).map(([currency, first, second, thousandths]): Naming => ({
    currency,
    marks: String.raw`${first}\.?${second}\.?`,
    thousandths,
    isBesideOnly: true,
  })),
  ...Object.entries(rarerMarks).map(([currency, marks]): Naming => ({
    currency,
    marks,
    isBesideOnly: true,
  })),
];

/** Returns the signs before the three decimals of a currency's amounts, `null` where they have two or none. */
export function thousandthsOf(currency: string): "." | ".," | null {
  return namings.find((one) => one.currency === currency)?.thousandths ?? null;
}

/**
 * "Bhd" (Berhad) ends the name of a Malaysian company; without an amount next to it, it does not
 * name Bahraini dinars.
 */
const malaysianCompany = /\b(?:BHD|BERHAD)\b/iu;
/** The dollar of several countries. */
const plainDollar = /(?<![\p{L}])\$ ?\d|\d ?\$/u;

/** What a text says of a currency: it is next to an amount or in brackets over a column, or it is only named. */
const readers = namings.map(({ currency, marks, thousandths, isUnspaced, isBesideOnly }) => {
  const [start, end] = isUnspaced ? ["", ""] : ["(?<![\\p{L}\\p{M}$])", "(?![\\p{L}\\p{M}])"];
  const amount = thousandths ? String.raw`[\d.,]+[${thousandths}]\d{3}(?!\d)` : String.raw`\d`;
  const mark = `${start}(?:${marks})`;
  return {
    currency,
    beside: new RegExp(
      [
        `${mark} {0,3}[:.)]? {0,3}-? ?${amount}`,
        `${amount} {0,2}${mark}${end}`,
        // A short form of a dinar in brackets is more often part of a name.
        ...(isBesideOnly && thousandths ? [] : [String.raw`\((?:${marks})\)`]),
      ].join("|"),
      "u",
    ),
    named: isBesideOnly ? null : new RegExp(`${mark}${end}`, "u"),
  };
});

/** A text of a slip, and how sure its letters are (0 to 1). */
export interface NamingText {
  text: string;
  confidence: number;
}

/** Letters below this are too unsure to tell a currency for certain. */
const leastSure = 0.8;
/** How sure a currency is: beside two amounts, beside one, only named, and where another one is named too. */
const sure = {
  often: 0.95,
  once: 0.88,
  named: 0.75,
  plainDollar: 0.7,
  doubted: 0.7,
  disputed: 0.5,
};

interface Votes {
  beside: number;
  named: number;
}

/**
 * Returns the currency that texts name, and how sure that is (0 to 1); `null` when none is named. It is high
 * (rulings §6) only where its sign is next to an amount, or in brackets as over a column, and no other currency is named; where several are,
 * the one named most often counts.
 */
export function findCurrency(
  texts: readonly NamingText[],
): { value: string; confidence: number } | null {
  const votes = new Map<string, Votes>();
  for (const one of texts) {
    const said = readText(one);
    if (!said) continue;
    const { beside, named } = votes.get(said.currency) ?? { beside: 0, named: 0 };
    const isSure = said.isBeside && one.confidence >= leastSure;
    votes.set(said.currency, { beside: beside + (isSure ? 1 : 0), named: named + 1 });
  }
  const weightOf = ({ beside, named }: Votes): number => named + beside;
  const [first, second] = [...votes].toSorted((a, b) => weightOf(b[1]) - weightOf(a[1]));
  if (!first) {
    const isDollar = texts.some(({ text }) => plainDollar.test(text));
    return isDollar ? { value: "USD", confidence: sure.plainDollar } : null;
  }
  const [value, { beside }] = first;
  if (second) {
    const isDisputed = weightOf(second[1]) * 2 > weightOf(first[1]);
    return { value, confidence: isDisputed ? sure.disputed : sure.doubted };
  }
  return { value, confidence: beside > 1 ? sure.often : beside === 1 ? sure.once : sure.named };
}

function readText({ text }: NamingText): { currency: string; isBeside: boolean } | null {
  const beside = readers.find((reader) => reader.beside.test(text));
  if (beside) return { currency: beside.currency, isBeside: true };
  if (malaysianCompany.test(text)) return { currency: "MYR", isBeside: false };
  const named = readers.find((reader) => reader.named?.test(text));
  return named ? { currency: named.currency, isBeside: false } : null;
}
