import type { Holiday } from "./holidays.ts";
import type { NamedPeriod, Tongue, Unit } from "./tongue.ts";
import { entriesOf, joinedOf, plainText, unspaced } from "./words.ts";

/** What a phrase of time means, before the day is known. */
export type Meaning =
  | { is: "named"; period: NamedPeriod }
  | { is: "last"; unit: Unit }
  | { is: "ago"; unit: Unit }
  | { is: "month"; month: number; isLastYear: boolean }
  | { is: "weekday"; weekday: number }
  | { is: "holiday"; holiday: Holiday }
  | { is: "year" }
  | { is: "day" }
  | { is: "number_day"; order: "ymd" | "dmy" | "mdy" };

/** A phrase of time: its groups `n`, `year`, `month` and `day` hold numbers. */
export interface PeriodPattern {
  pattern: RegExp;
  meaning: Meaning;
}

const year = String.raw`(?<year>20[1-4]\d)`;
const dayOfMonth = String.raw`(?<day>[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th|er|º|\.)?`;
const between = "(?: (?:of|de|del|do|the|في|של|का|की|के))?";

/** Answers the alternatives of a list, the longest first, as the source of a pattern. */
function anyOf(entries: readonly string[], anyEnding: string): string {
  const sources = entries
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => (entry.endsWith("*") ? `${entry.slice(0, -1)}${anyEnding}` : entry));
  return `(?:${sources.join("|")})`;
}

/** Makes all phrases of time of a language. */
export function periodPatterns(tongue: Tongue): PeriodPattern[] {
  const { language } = tongue;
  const isUnspaced = unspaced.includes(language);
  const ending = isUnspaced ? "" : "[^ ]*";
  const joined = joinedOf(language);
  const gap = isUnspaced ? " ?" : " ";
  const found: PeriodPattern[] = [];
  const add = (source: string, meaning: Meaning): void => {
    const whole = isUnspaced ? source : `(?<= )(?<joined>${joined})(?:${source})(?= )`;
    found.push({ pattern: new RegExp(whole, "gu"), meaning });
  };
  const words = (list: string): string => anyOf(entriesOf(list), ending).replaceAll(" ", gap);
  const n = `(?<n>\\d{1,3}|${anyOf(tongue.numbers.flatMap(entriesOf), ending)})`;

  for (const [period, list] of Object.entries(tongue.named)) {
    add(words(list), { is: "named", period: period as NamedPeriod });
  }
  for (const [unit, list] of Object.entries(tongue.units) as [Unit, string][]) {
    const named = `${joined}${words(list)}`;
    const fill = (template: string): string =>
      template
        .split("_")
        .map((part) =>
          part
            .split(/(\{n\}|\{unit\})/)
            .map((piece) =>
              piece === "{n}" ? n : piece === "{unit}" ? named : plainText(piece).trim(),
            )
            .join(isUnspaced ? " ?" : ""),
        )
        .join(gap);
    for (const template of tongue.lastOf.split(" ")) add(fill(template), { is: "last", unit });
    for (const template of tongue.ago.split(" ")) add(fill(template), { is: "ago", unit });
  }
  addMonths(tongue, add, { words, gap });
  tongue.weekdays.forEach((list, weekday) =>
    add(words(list.replaceAll("|", " ")), { is: "weekday", weekday }),
  );
  for (const [holiday, list] of Object.entries(tongue.holidays)) {
    const more = isUnspaced ? `(?:${year}年?)?` : `(?: ${year})?`;
    const name = words(list);
    const source = isUnspaced ? `${more}${name}` : `${name}${more}`;
    add(source, { is: "holiday", holiday: holiday as Holiday });
  }
  add(isUnspaced ? `${year}年?` : year, { is: "year" });
  add(String.raw`(?<year>20\d\d)[-/.](?<month>1[0-2]|0?[1-9])[-/.](?<day>[12]\d|3[01]|0?[1-9])`, {
    is: "number_day",
    order: "ymd",
  });
  const isMonthFirst = language === "en";
  const first = isMonthFirst ? "month" : "day";
  const second = isMonthFirst ? "day" : "month";
  add(String.raw`(?<${first}>\d{1,2})[/.](?<${second}>\d{1,2})(?:[/.](?<year>20\d\d))?`, {
    is: "number_day",
    order: isMonthFirst ? "mdy" : "dmy",
  });
  return found;
}

function addMonths(
  tongue: Tongue,
  add: (source: string, meaning: Meaning) => void,
  { words, gap }: { words: (list: string) => string; gap: string },
): void {
  const lastYear = words(tongue.lastYear);
  if (unspaced.includes(tongue.language)) {
    const month = "(?<month>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九]) ?月";
    const day = "(?: ?(?<day>[12]\\d|3[01]|[1-9]) ?[日号])?";
    add(`${lastYear} ?の? ?${month}${day}`, { is: "month", month: 0, isLastYear: true });
    add(`(?:${year} ?年)? ?${month}${day}`, { is: "month", month: 0, isLastYear: false });
    return;
  }
  tongue.months.forEach((list, month) => {
    const name = words(list.replaceAll("|", " "));
    const isLastYear = { is: "month", month, isLastYear: true } as const;
    const plain = { is: "month", month, isLastYear: false } as const;
    add(`${name}${between}${gap}${lastYear}`, isLastYear);
    add(`${lastYear}${gap}(?:in |im |en |em )?${name}`, isLastYear);
    add(`${name}(?:${between} ${year})?`, plain);
    add(
      `${dayOfMonth}${between} ${joinedOf(tongue.language)}${name}(?:${between} ${year})?`,
      plain,
    );
    if (tongue.language === "en") add(`${name} ${dayOfMonth}(?: ${year})?`, plain);
  });
}
