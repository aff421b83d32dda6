import { anyOf, dayEnding, dayNumber, type Making, turnsOf, year } from "./pattern-sources.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, joinedOf, unspaced } from "./words.ts";

const dayOfMonth = `(?<day>${dayNumber})${dayEnding}`;
const article = "(?:(?:the|le|dem|den|el|o|dia|ה) )?";
const between = `(?: ${anyOf(entriesOf("of de del do the في של का की के"), "")})?`;
/** What is between a part of a year or of a month and its year or month. */
const wholes = "of in im de del do da du des d von من في لعام عام لسنة سنة של שנת का की के में";
const ofWhole = `(?: ${anyOf(entriesOf(wholes), "")})?`;
/** The months of languages that write them by numbers. */
const numberedMonth = "(?<month>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九]) ?月";

/** Adds the months, their days and their weeks. */
export function addMonths(tongue: Tongue, { add, words, gap, fill }: Making): void {
  const lastYear = words(tongue.lastYear);
  if (unspaced.includes(tongue.language)) return addNumberedMonths(tongue, lastYear, { add, fill });
  const joined = joinedOf(tongue.language);
  const days = daysOf(tongue);
  const turned = turnsOf(tongue, fill);
  const ordinal = ordinalOf(tongue, 5);
  tongue.months.forEach((list, month) => {
    const name = words(list.replaceAll("|", " "));
    const isLastYear = { is: "month", month, isLastYear: true } as const;
    const plain = { is: "month", month, isLastYear: false } as const;
    const ofYear = `(?:${between} ${year})?`;
    add(`${name}${between}${gap}${lastYear}`, isLastYear);
    add(`${lastYear}${gap}(?:in |im |en |em )?${name}`, isLastYear);
    add(`${name}${ofYear}`, plain);
    for (const [turn, source] of turned(name)) add(source, { ...plain, turn });
    for (const source of [dayOfMonth, ...days]) {
      add(`${source}${between} ${joined}${name}${ofYear}`, plain);
      if (tongue.language === "en") add(`${name} ${source}(?: ${year})?`, plain);
    }
    for (const template of tongue.weekOf.split(" ")) {
      const source = fill(template, ordinal, "");
      const meaning = { is: "week_of_month", month } as const;
      add(`${source}${ofWhole} ${joined}${name}${ofYear}`, meaning);
      if (tongue.language === "hi") add(`${name}${ofWhole} ${source}`, meaning);
    }
  });
}

function addNumberedMonths(
  tongue: Tongue,
  lastYear: string,
  { add, fill }: Pick<Making, "add" | "fill">,
): void {
  const to = `(?: ?[日号]? ?(?:${anyOf(entriesOf(tongue.toDay), "")}|[- ]) ?(?<to>${dayNumber}))`;
  const day = `(?: ?(?<day>${dayNumber})${to}? ?[日号])?`;
  add(`${lastYear} ?の? ?${numberedMonth}${day}`, { is: "month", month: 0, isLastYear: true });
  add(`(?:${year} ?年)? ?${numberedMonth}${day}`, { is: "month", month: 0, isLastYear: false });
  const ordinal = ordinalOf(tongue, 5);
  for (const template of tongue.weekOf.split(" ")) {
    const source = `(?:${year} ?年)? ?${numberedMonth} ?[の的]? ?${fill(template, ordinal, "")}`;
    add(source, { is: "week_of_month", month: 0 });
  }
}

/** Returns the sources of several days of one month: "1-15", "1 to 15", "between 1 and 15". */
function daysOf({ language, toDay, betweenDays, andDay }: Tongue): string[] {
  const [link, lead, and] = [toDay, betweenDays, andDay].map((list) => anyOf(entriesOf(list), ""));
  const to = `${article}(?<to>${dayNumber})${dayEnding}`;
  const pair = `${dayOfMonth} ${and} ?${to}`;
  return [
    `${dayOfMonth}-${to}`,
    `${dayOfMonth} ${link} ${to}`,
    language === "hi" ? pair : `${lead} ${article}${pair}`,
  ];
}

/** Returns the source of the first so many of a row, by numbers or words. */
function ordinalOf({ ordinals }: Tongue, most: number): string {
  return `(?<n>[1-${most}]|${anyOf(ordinals.slice(0, most).flatMap(entriesOf), "")})`;
}

/** Adds the quarters, the halves and the weeks of a year. */
export function addParts(tongue: Tongue, making: Making): void {
  const { add, words, gap, fill } = making;
  const isUnspaced = unspaced.includes(tongue.language);
  const years = [
    [0, words(tongue.named["0 year"] ?? "")],
    [-1, words(tongue.lastYear)],
  ] as const;
  const addPart = (
    source: string,
    meaningOf: (shift: number | null) => Parameters<typeof add>[1],
  ) => {
    add(
      isUnspaced ? `(?:${year} ?年? ?の? ?)?${source}` : `${source}(?:${ofWhole} ${year})?`,
      meaningOf(null),
    );
    if (!isUnspaced) add(`${year}${ofWhole} ${source}`, meaningOf(null));
    for (const [shift, name] of years) {
      add(`${name}${isUnspaced ? " ?の? ?" : `${ofWhole} `}${source}`, meaningOf(shift));
      if (!isUnspaced) add(`${source}${ofWhole}${gap}${name}`, meaningOf(shift));
    }
  };
  for (const template of tongue.quarterOf.split(" "))
    addPart(fill(template, ordinalOf(tongue, 4), ""), (shift) => ({ is: "quarter", shift }));
  for (const half of [0, 1] as const)
    addPart(words(tongue.halves[half]), (shift) => ({ is: "half", half, shift }));
  for (const template of tongue.weekOfYear.split(" "))
    addPart(fill(template, String.raw`(?<n>5[0-3]|[1-4]?\d)`, ""), (shift) => ({
      is: "week_of_year",
      shift,
    }));
}
