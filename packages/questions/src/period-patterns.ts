import type { Holiday } from "./holidays.ts";
import { addMonths, addParts } from "./month-patterns.ts";
import {
  anyOf,
  dayEnding,
  dayNumber,
  type Making,
  type Meaning,
  turnsOf,
  year,
} from "./pattern-sources.ts";
import { addWeekdays } from "./weekday-patterns.ts";
import type { NamedPeriod, Tongue, Unit } from "./tongue.ts";
import { entriesOf, joinedOf, plainText, unspaced } from "./words.ts";

/**
 * A phrase of time: its groups `n`, `year`, `month` and `day` hold numbers, `to` the last of several days of a month;
 * `first` and `second` are day and month in the order of the country.
 */
export interface PeriodPattern {
  pattern: RegExp;
  meaning: Meaning;
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
  const fill: Making["fill"] = (template, number, unit) =>
    template
      .split("_")
      .map((part) =>
        part
          .split(/(\{n\}|\{unit\})/)
          .map((piece) =>
            piece === "{n}" ? number : piece === "{unit}" ? unit : plainText(piece).trim(),
          )
          .join(isUnspaced ? " ?" : ""),
      )
      .join(gap);

  for (const [period, list] of Object.entries(tongue.named)) {
    add(words(list), { is: "named", period: period as NamedPeriod });
  }
  for (const [unit, list] of Object.entries(tongue.units) as [Unit, string][]) {
    const named = `${joined}${words(list)}`;
    for (const template of tongue.lastOf.split(" "))
      add(fill(template, n, named), { is: "last", unit });
    for (const template of tongue.ago.split(" "))
      add(fill(template, n, named), { is: "ago", unit });
  }
  addMonths(tongue, { add, words, gap, fill });
  addParts(tongue, { add, words, gap, fill });
  add(words(tongue.unread), { is: "unread" });
  addWeekdays(tongue, { add, words, gap, fill });
  const turned = turnsOf(tongue, fill);
  for (const [holiday, list] of Object.entries(tongue.holidays)) {
    const more = isUnspaced ? `(?:${year}年?)?` : `(?: ${year})?`;
    const name = words(list);
    const source = isUnspaced ? `${more}${name}` : `${name}${more}`;
    const meaning = { is: "holiday", holiday: holiday as Holiday } as const;
    add(source, meaning);
    for (const [turn, form] of turned(name)) add(form, { ...meaning, turn });
  }
  add(isUnspaced ? `${year}年?` : year, { is: "year" });
  add(`${year}-(?<to>20[1-4]\\d)`, { is: "years" });
  add(`(?<year>20\\d\\d)[-/.](?<month>1[0-2]|0?[1-9])[-/.](?<day>${dayNumber})`, {
    is: "number_day",
  });
  const numbers = String.raw`(?<first>\d{1,2})[/.](?<second>\d{1,2})`;
  add(String.raw`${numbers}[/.](?<year>20\d\d|\d\d)`, { is: "number_day" });
  const alone = isUnspaced ? [String.raw`(?<![\d./-])`, String.raw`(?![\d/]|\.\d)`] : ["", ""];
  add(String.raw`${alone[0]}(?<first>\d{1,2})(?<sign>[/.])(?<second>\d{1,2})${alone[1]}`, {
    is: "number_day",
  });
  // No days of a month go from a later one to an earlier.
  add("(?<first>1[3-9]|2\\d|3[01])-(?<second>1[0-2]|0?[1-9])", { is: "number_day" });
  add(String.raw`(?<first>\d{1,2})-(?<second>\d{1,2})-(?<year>20\d\d)`, { is: "number_day" });
  const link = isUnspaced ? "-" : `(?:-|${dayEnding} ${anyOf(entriesOf(tongue.toDay), "")} )`;
  add(`(?<day>${dayNumber})${link}(?<to>${dayNumber})[/.](?<month>1[0-2]|0?[1-9])`, {
    is: "number_day",
  });
  return found;
}
