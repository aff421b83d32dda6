import { addDays, daysBetween } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import type { Meaning } from "./pattern-sources.ts";
import { periodPatterns, type PeriodPattern } from "./period-patterns.ts";
import { type Asked, type Read, readPeriod } from "./read-period.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, plainText, unspaced } from "./words.ts";

/** A period that a question names, and where. */
export interface FoundPeriod extends Read {
  isSince: boolean;
  /** It is what something is compared with: "than last month". */
  isThan: boolean;
  /** It cannot be said which days are meant. */
  isUnread: boolean;
  /** It is a day of the week, or of a month that is not told: the nearest that fits. */
  isWeekday: boolean;
  /** Something is ordered for it. */
  isFor: boolean;
  /** Both periods, where it goes from the first to the last of two. */
  ends: readonly [FoundPeriod, FoundPeriod] | null;
  start: number;
  end: number;
}

/** A period in the text as it is there, before what leads it is heard. */
interface Standing extends FoundPeriod {
  meaning: Meaning;
  /** Letters that are joined in front of it. */
  joined: string;
  /** It names its first and its last day. */
  isRange: boolean;
}

const patterns = new Map<string, PeriodPattern[]>();

function patternsOf(tongue: Tongue): PeriodPattern[] {
  const known = patterns.get(tongue.language);
  if (known) return known;
  const made = periodPatterns(tongue);
  patterns.set(tongue.language, made);
  return made;
}

/** Returns the periods that a text (as `plainText` returns it) names, in its order; of those that overlap the longest. */
export function findPeriods(text: string, tongue: Tongue, asked: Asked): FoundPeriod[] {
  const standing = choose(findStanding(text, tongue, asked)).map((one) =>
    one.span[0] > one.span[1] ? { ...one, span: [one.span[1], one.span[0]] as const } : one,
  );
  return joinEnds(standing, text, tongue, asked).map((one) =>
    "meaning" in one ? hearLead(one, text, tongue, asked) : one,
  );
}

function findStanding(text: string, tongue: Tongue, asked: Asked): Standing[] {
  return patternsOf(tongue).flatMap(({ pattern, meaning }) =>
    [...text.matchAll(pattern)].flatMap((match): Standing[] => {
      const read = readPeriod(meaning, match.groups ?? {}, asked, tongue);
      if (!read) return [];
      const { today } = asked;
      const days: Read =
        read === "unread" ? { span: [today, today], named: null, hasYear: true } : read;
      const start = match.index;
      const end = start + match[0].length;
      const joined = match.groups?.["joined"] ?? "";
      const isRange = match.groups?.["to"] !== undefined;
      const plain = {
        isSince: false,
        isThan: false,
        isUnread: read === "unread",
        isWeekday: meaning.is === "weekday" && meaning.turn === undefined,
        isFor: false,
        ends: null,
      };
      return [{ ...days, ...plain, start, end, meaning, joined, isRange }];
    }),
  );
}

/** Returns the longest of those that overlap, in the order of the text. */
function choose(found: readonly Standing[]): Standing[] {
  const chosen: Standing[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => one.end <= start || one.start >= end)) chosen.push(one);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Returns the periods, two of them as one where it is told from which to which: "from March to May". */
function joinEnds(
  standing: readonly Standing[],
  text: string,
  tongue: Tongue,
  asked: Asked,
): (Standing | FoundPeriod)[] {
  const all: (Standing | FoundPeriod)[] = [];
  for (let at = 0; at < standing.length; at += 1) {
    const [first, last] = standing.slice(at);
    if (!first) continue;
    if (!last || !areEnds(first, last, text, tongue)) {
      all.push(first);
      continue;
    }
    all.push({ ...spanOfBoth(first, last, asked), ...placeOfBoth(first, last, text, tongue) });
    at += 1;
  }
  return all;
}

function areEnds(first: Standing, last: Standing, text: string, tongue: Tongue): boolean {
  if (first.isUnread || last.isUnread) return false;
  // "From last week to this week" goes on; "this week to last week" is a comparison.
  if ((first.named || last.named) && first.span[0] >= last.span[0]) return false;
  const between = text.slice(first.end, last.start).trim();
  if (entriesOf(tongue.toDay).includes(between)) return true;
  const isBetween = leadOf(first, text, tongue.betweenDays, tongue) !== null;
  if (isBetween && entriesOf(tongue.andDay).includes(between)) return true;
  if (between !== "") return false;
  if (tongue.language === "hi" || last.joined === "") {
    return [first, last].every(
      ({ meaning }) => meaning.is === "month" || meaning.is === "number_day",
    );
  }
  if (isBetween) return /^[ولل]/u.test(last.joined);
  return tongue.language === "he" && last.joined.startsWith("ל") && first.joined.includes("מ");
}

/** Returns where words that lead a period begin; `null` where none of them is there. */
function leadOf(
  { start, end }: Pick<FoundPeriod, "start" | "end">,
  text: string,
  list: string,
  { language }: Tongue,
): number | null {
  const gap = unspaced.includes(language) ? "" : " ";
  const before = text.slice(0, start).trimEnd();
  const lead = entriesOf(list)
    .filter((word) => before.endsWith(gap + word))
    .toSorted((a, b) => b.length - a.length)[0];
  if (lead !== undefined) return before.length - lead.length;
  // Hindi says it behind.
  const after = text.slice(end).trimStart();
  return language === "hi" && entriesOf(list).some((word) => after.startsWith(word)) ? start : null;
}

/**
 * Returns the days from the first of one period to the last of another: a year told once holds for both, and of two
 * days of the week the second is the one after the first.
 */
function spanOfBoth(
  first: Standing,
  last: Standing,
  { ahead }: Asked,
): Omit<FoundPeriod, "start" | "end" | "ends"> {
  let [from] = first.span;
  let [, to] = last.span;
  if (from > to && first.isWeekday && last.isWeekday) {
    if (ahead) to = addDays(to, 7);
    else from = addDays(from, -7);
  }
  if (!first.hasYear && last.hasYear && last.named === null) from = to.slice(0, 4) + from.slice(4);
  if (from > to && !first.hasYear) from = yearBefore(from);
  const span: Span = from <= to ? [from, to] : [to, from];
  const plain = { isSince: false, isThan: false, isUnread: false, isWeekday: false, isFor: false };
  return { ...plain, hasYear: true, named: null, span };
}

function placeOfBoth(
  first: Standing,
  last: Standing,
  text: string,
  tongue: Tongue,
): Pick<FoundPeriod, "start" | "end" | "ends"> {
  const start = leadOf(first, text, tongue.betweenDays, tongue) ?? first.start;
  return { start, end: last.end, ends: [first, last] };
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** Returns a period as the words around it change it: "than last month", "since March", "until March". */
function hearLead(one: Standing, text: string, tongue: Tongue, asked: Asked): FoundPeriod {
  const { meaning, joined, isRange, ...period } = one;
  const ended = isRange || !isPoint(meaning) ? null : hearEnd(period, text, tongue, asked);
  if (ended) return ended;
  if (isCompared(one, text, tongue, joined)) return { ...period, isThan: true };
  if (isSince(one, text, tongue, joined, meaning)) {
    return { ...period, isSince: true, named: null, span: [one.span[0], asked.today] };
  }
  return { ...period, isFor: isFor(one, text, tongue) };
}

function isPoint(meaning: Meaning): boolean {
  if (meaning.is === "named") return meaning.period.endsWith(" day");
  return ["month", "number_day", "holiday", "weekday", "week_of_month", "quarter"].includes(
    meaning.is,
  );
}

/** Returns what goes from the beginning of its year, or from today to what is to come, until a point in time. */
function hearEnd(
  period: FoundPeriod,
  text: string,
  tongue: Tongue,
  asked: Asked,
): FoundPeriod | null {
  const [from, to] = period.span;
  const after = text.slice(period.end).trimStart();
  const tailOf = (list: string): number | null => {
    const tail = entriesOf(list).find((word) => after.startsWith(word));
    return tail === undefined ? null : text.indexOf(tail, period.end) + tail.length;
  };
  const ends = [
    [tongue.beforeBefore, tongue.beforeAfter, addDays(from, -1)],
    [tongue.untilBefore, tongue.untilAfter, to],
  ] as const;
  for (const [before, behind, last] of ends) {
    const start = tongue.language === "hi" ? null : leadOf(period, text, before, tongue);
    const end = tailOf(behind);
    if (start === null && end === null) continue;
    const first = asked.ahead ? asked.today : `${last.slice(0, 4)}-01-01`;
    const span: Span = first <= last ? [first, last] : [last, last];
    return { ...period, span, named: null, start: start ?? period.start, end: end ?? period.end };
  }
  return null;
}

/** Returns whether a word of comparing is at the period: "more than last month". */
function isCompared(
  { start, end }: { start: number; end: number },
  text: string,
  { thanBefore, thanAfter, language }: Tongue,
  joined: string,
): boolean {
  const gap = unspaced.includes(language) ? "" : " ";
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return (
    (language === "he" && joined.includes("מ") && / (?:יותר|פחות|טוב)$/.test(before)) ||
    entriesOf(thanBefore).some((word) => before.endsWith(gap + word)) ||
    entriesOf(thanAfter).some((word) => after.startsWith(word))
  );
}

/** Returns whether the period is the beginning of one that ends today: "since March", "from Monday on". */
function isSince(
  { start, end }: { start: number; end: number },
  text: string,
  tongue: Tongue,
  joined: string,
  meaning: Meaning,
): boolean {
  const gap = unspaced.includes(tongue.language) ? "" : " ";
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (entriesOf(tongue.sinceBefore).some((word) => before.trimEnd().endsWith(gap + word)))
    return true;
  if (entriesOf(tongue.sinceAfter).some((word) => after.trimStart().startsWith(word + gap)))
    return true;
  const isBegun = meaning.is === "month" || meaning.is === "holiday" || meaning.is === "weekday";
  return tongue.language === "he" && isBegun && joined.includes("מ");
}

/** Returns whether something is ordered for the period: "for Sunday". */
function isFor({ start, end, joined }: Standing, text: string, tongue: Tongue): boolean {
  const { language } = tongue;
  if (language === "he") return joined.includes("ל");
  if (language === "ar" && joined.includes("ل") && !joined.includes("ال")) return true;
  return leadOf({ start, end }, text, tongue.forDay, tongue) !== null;
}

/** Returns a text without the periods that are in it. */
export function withoutPeriods(text: string, periods: readonly FoundPeriod[]): string {
  let rest = text;
  for (const { start, end } of periods.toReversed()) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest === text ? text : plainText(rest);
}

/** Returns how many days a span has. */
export function lengthOf([from, to]: Span): number {
  return daysBetween(from, to) + 1;
}
