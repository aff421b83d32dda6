import type { Language } from "@marzipan/contract/languages";
import { bareDates, renderPhrases } from "@marzipan/phrases/rendered";
import type { SourceFile } from "./files.ts";
import type { WritingRule } from "./phrase-table.ts";

type Book = Parameters<typeof renderPhrases>[1];

// Signs without a width, which show no fault of their own.
const unseen = /[\u2066-\u2069\u200E\u200F]/g;

/** What no phrase may read like once its places are filled. */
const faults: readonly WritingRule[] = [
  { pattern: /\{\w*\}|undefined|NaN|\[object/, because: "a value is missing" },
  { pattern: / {2}|^\s|\s$/, because: "two spaces, or one at an end" },
  { pattern: /[,;:،。、，]{2}|(?<!\.)\.\.(?!\.)|\. \.|[,،] [,.،]/, because: "two signs in a row" },
];

/** The same, of one language: words that its formatters write already. */
const faultsOf: Readonly<Partial<Record<Language, readonly WritingRule[]>>> = {
  en: [{ pattern: /\b(on|at|in|by|the) \1\b/i, because: "a word twice" }],
  he: [
    { pattern: /(?<![\p{L}״׳])[בלמהוש]\d/u, because: "a maqaf joins a letter to a digit" },
    { pattern: /־[־ –]/, because: "a maqaf that joins nothing" },
    { pattern: /(?:^|\s)[בלמהו]*־יום|יום יום/, because: "the date begins with יום by itself" },
  ],
  ar: [{ pattern: /يوم يوم|الساعة الساعة/, because: "a word twice" }],
  fr: [{ pattern: /(?<!\p{L})(le|du|au|à|de) \1(?!\p{L})/iu, because: "a word twice" }],
  de: [
    { pattern: /\b(am|um|bis|ab|den|der|Uhr) \1\b/i, because: "a word twice" },
    { pattern: /\b(?:am|um) (?:heute|morgen)\b/i, because: "no preposition before today" },
  ],
  es: [{ pattern: /(?<!\p{L})(el|del|al|a las|de) \1(?!\p{L})/iu, because: "a word twice" }],
  hi: [{ pattern: /[ap]m बजे/, because: "the time has no बजे behind am and pm" }],
  pt: [{ pattern: /(?<!\p{L})(em|de|às|para) \1(?!\p{L})/iu, because: "a word twice" }],
};

/** Lists the phrases of a language that read wrongly with the real values of its formatters in them. */
export function complainOfRendering(language: Language, book: Book): string[] {
  const rules = [...faults, ...(faultsOf[language] ?? [])];
  const complaints = renderPhrases(language, book).flatMap(({ section, key, text }) => {
    const read = text.replaceAll(unseen, "");
    return rules
      .filter(({ pattern }) => pattern.test(read))
      .map(({ because }) => `${section}.${key} (${language}) reads “${read}”: ${because}`);
  });
  return [...new Set(complaints)];
}

/** Lists the places that put a word such as “today” where a phrase wants a date. */
export function complainOfWordsForDates(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdate:\s*(?:days|dayWords)\.(?!inSentence|brief|withWeekday)\w+\(/g)].map(
      ({ index }) =>
        `${path}:${text.slice(0, index).split("\n").length} gives {date} a word: today has phrases of its own`,
    ),
  );
}

/** Lists the phrases that are given a date without its weekday, but are read with one by this check. */
export function complainOfBareDates(files: readonly SourceFile[]): string[] {
  const named = /"([a-z_]+\.\w+)",\s*\{[^{}]*\bdate:\s*[\w.()]*\.(?:date|dayMonth|brief)\(/g;
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .map(([, name = ""]) => name)
      .filter((name) => !bareDates.includes(name))
      .map((name) => `${path} gives ${name} a date without its weekday: name it in bareDates`),
  );
}
