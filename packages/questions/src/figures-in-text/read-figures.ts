import type { Language } from "@marzipan/contract/languages";
import { languages } from "@marzipan/contract/languages";
import { readCjkNumbers } from "./cjk-numbers.ts";
import { readWordedNumbers } from "./worded-numbers.ts";
import { readDates } from "./read-dates.ts";
import type { DateMention } from "./read-dates.ts";
import { cleanDigits } from "./clean-digits.ts";
import { numberWords } from "./number-words.ts";

/** One way of reading a figure: its value, and the unit of its last digit, which a rounded figure is true to. */
interface Reading {
  value: number;
  unit: number;
}

/** A figure as it is in a text. */
export interface WrittenFigure {
  text: string;
  /** Each way of reading it: "1,234" is two numbers in different places of the world. */
  readings: readonly Reading[];
  isPercent: boolean;
  /** The currency next to it, by its sign or code. */
  currency: string | null;
  isWorded: boolean;
}

/** Currencies by the signs and short names that are next to an amount; each may mean several. */
const currencySigns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:₪|ש"ח|ש״ח|ils|nis|שקל|شيكل|شيقل|shekel|schekel|shéquel|शेकेल|シェケル|谢克尔)/iu, ["ILS"]],
  [/^(?:r\$)/iu, ["BRL"]],
  [/^(?:us\$|usd|\$|dollar|dólar|דולר|دولار|डॉलर|ドル|美元)/iu, ["USD"]],
  [/^(?:€|eur|euro|אירו|يورو|यूरो|ユーロ|欧元)/iu, ["EUR"]],
  [/^(?:£|gbp)/iu, ["GBP"]],
  [/^(?:₹|inr|रुप|rupee)/iu, ["INR"]],
  [/^(?:¥|jpy|cny|円|元|yen\b|yuan)/iu, ["JPY", "CNY"]],
];

const number = /(?<![\d.])(?:\d{1,3}(?: \d{3})+(?:[.,٫]\d+)?(?!\d)|\d+(?:[.,'٫]\d+)*)/gu;

/** Words and letters after digits that multiply them: 3k, 1.2 million, 12万. */
const multipliers: ReadonlyMap<string, number> = new Map<string, number>([
  ...languages.flatMap((language: Language) =>
    Object.entries(numberWords[language]?.times ?? {}).flatMap(([value, words]) =>
      words.split("/").map((word) => [word.normalize("NFKC"), Number(value)] as const),
    ),
  ),
  ["万", 10_000],
  ["萬", 10_000],
  ["千", 1000],
  ["億", 1e8],
  ["亿", 1e8],
  ["lakh", 1e5],
  ["crore", 1e7],
]);

/** What a text says in figures: its numbers, and its dates and times apart. */
export interface Written {
  figures: WrittenFigure[];
  dates: DateMention[];
}

/** Reads the figures of a text in the languages that are spoken in it; numbers of lists ("1.") are none. */
export function readFigures(text: string, spoken: readonly Language[]): Written {
  const cleaned = cleanDigits(text).replace(/^[ \t]{0,8}\d{1,2}[.)]\s/gm, "");
  const { dates, rest } = readDates(cleaned, spoken);
  const figures = [...rest.matchAll(number)].flatMap((match) =>
    describe(match[0], match.index, rest),
  );
  for (const { value, text: words, isPercent } of readWordedNumbers(rest, spoken)) {
    figures.push({
      text: words,
      readings: [{ value, unit: 1 }],
      isPercent,
      currency: null,
      isWorded: true,
    });
  }
  for (const { value, text: words, isPercent } of readCjkNumbers(rest)) {
    figures.push({
      text: words,
      readings: [{ value, unit: 1 }],
      isPercent,
      currency: null,
      isWorded: true,
    });
  }
  return { figures, dates };
}

function describe(written: string, at: number, text: string): WrittenFigure[] {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + written.length, at + written.length + 16);
  const isPercent = /^\s*%/.test(after) || /%\s?$/.test(before);
  const word = /^[\s-]*(\p{Script=Han}|[\p{L}\p{M}]+)/u.exec(after)?.[1] ?? "";
  const factor = multipliers.get(word.toLowerCase()) ?? (word === "M" ? 1e6 : 1);
  const currency = currencyAfter(after) ?? currencyBefore(before);
  const readings = readingsOf(written).map(({ value, unit }) => ({
    value: value * factor,
    unit: unit * factor,
  }));
  return [{ text: written, readings, isPercent, currency, isWorded: false }];
}

function currencyAfter(after: string): string | null {
  const text = after.trimStart();
  return currencySigns.find(([sign]) => sign.test(text))?.[1].join("/") ?? null;
}

function currencyBefore(before: string): string | null {
  const text = /(?:[\p{L}\p{M}"״]{1,12}|\p{L}{0,3}\p{Sc})\s?-?$/u.exec(before)?.[0].trimEnd() ?? "";
  if (text === "") return null;
  return currencySigns.find(([sign]) => sign.test(text))?.[1].join("/") ?? null;
}

/** Returns the ways of reading digits with points, commas and apostrophes between them. */
function readingsOf(written: string): Reading[] {
  const digits = written.replace(/[' ]/g, "");
  const marks = digits.match(/[.,٫]/g) ?? [];
  const whole = (text: string): Reading => ({ value: Number(text.replace(/\D/g, "")), unit: 1 });
  const decimal = (text: string, mark: string): Reading => {
    const cut = text.lastIndexOf(mark);
    const fraction = text.slice(cut + 1);
    const value = Number(`${text.slice(0, cut).replace(/\D/g, "")}.${fraction}`);
    return { value, unit: 10 ** -fraction.length };
  };
  const [mark] = marks;
  if (mark === undefined) return [whole(digits)];
  const last = marks.at(-1) ?? mark;
  if (marks.every((one) => one === mark)) {
    if (marks.length > 1) return [whole(digits)];
    const isGroup = mark !== "٫" && /^\d{1,3}[.,]\d{3}$/.test(digits);
    return isGroup ? [whole(digits), decimal(digits, mark)] : [decimal(digits, mark)];
  }
  return [decimal(digits, last)];
}
