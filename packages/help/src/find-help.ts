import type { Language } from "@marzipan/contract/languages";
import { fitWords, sameWords } from "./fit-words.ts";
import { isGreeting } from "./greetings.ts";
import { elsewhereId } from "./help-index.ts";
import type { HelpIndex } from "./help-index.ts";
import { fitMeaning } from "./meanings.ts";
import type { MeaningFit } from "./meanings.ts";
import { meantWords, orderLexicons } from "./meant-words.ts";

/** An article that may answer, with how well it fits: 0 not at all, 1 word for word. */
export interface HelpHit {
  id: string;
  fit: number;
}

/** What a search found. */
export interface HelpFound {
  /** Whether the first hit fits well enough to be given as the answer. */
  isKnown: boolean;
  /** No hit is sure, yet the question is one for Marzipan: the first hits may be offered to choose from. */
  isNear: boolean;
  /** Best first. */
  hits: readonly HelpHit[];
}

/** What a search needs beside the question. */
export interface HelpAsk {
  question: string;
  /** The person's language; others are looked into where the question's letters are theirs. */
  language: Language;
  /** The page that the question was asked on; its articles come a little earlier. */
  page?: string | undefined;
}

/** From this fit on an article is given as the answer. */
const leastFit = 0.42;
/** From this fit on articles are offered where none is sure. */
const leastNear = 0.3;
/** Above this share of what Marzipan does not do a question is not answered. */
const mostForeign = 0.45;
/** What an article's fit is made of: how much of the question's meaning it covers, its nearest line, the words. */
const weight = { cover: 0.3, near: 0.5, words: 0.2 } as const;
/** What the meaning decides between articles that are asked for in the same words. */
const nearlySame = 0.01;
/** How much the meaning of a question that an article lacks counts against it. */
const unmetShare = 0.6;
const pageBonus = 1.06;
const otherLanguage = { sameScript: 0.75, otherScript: 0.9 } as const;
const mostLetters = 400;

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ["en", "fr", "de", "es", "pt"]],
  [/\p{Script=Hebrew}/u, ["he"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["zh", "ja"]],
];

const unmet: HelpFound = { isKnown: false, isNear: false, hits: [] };

/** Finds the articles that fit a question best, best first; `indexes` are those of all languages. */
export function findHelp(
  indexes: ReadonlyMap<Language, HelpIndex>,
  { question, language, page }: HelpAsk,
): HelpFound {
  const text = question.slice(0, mostLetters);
  // A sign such as % asks for nothing without a word.
  if (isGreeting(text) || !/\p{L}/u.test(text)) return unmet;
  const byWords = fitAllWords(indexes, text, language);
  const meaning = readMeaning(indexes, text, language);
  const ids = new Set([...byWords.keys(), ...(meaning?.articles.keys() ?? [])]);
  const onPage = articlesOnPage(indexes, language, page);
  const ranked = [...ids]
    .map((id) => {
      const { cover, near } = meaning?.articles.get(id) ?? { cover: 0, near: 0 };
      const covered = cover / (cover + unmetShare * (1 - cover));
      const words = byWords.get(id) ?? 0;
      const weighed = weight.cover * covered + weight.near * near + weight.words * words;
      const fit = words === sameWords ? sameWords - nearlySame * (1 - weighed) : weighed;
      return { id, fit: onPage.has(id) ? fit * pageBonus : fit };
    })
    .toSorted((a, b) => b.fit - a.fit || a.id.localeCompare(b.id));
  const hits = ranked.filter(({ id }) => id !== elsewhereId);
  const [first] = ranked;
  if (first === undefined || first.id === elsewhereId) return { ...unmet, hits };
  const isOurs = (meaning?.foreign ?? 0) <= mostForeign;
  const isKnown = first.fit >= sameWords - nearlySame || (first.fit >= leastFit && isOurs);
  return { isKnown, isNear: !isKnown && first.fit >= leastNear && isOurs, hits };
}

/** Returns each article's fit by words and letter groups, the best of the languages that the letters allow. */
function fitAllWords(
  indexes: ReadonlyMap<Language, HelpIndex>,
  text: string,
  language: Language,
): Map<string, number> {
  const fits = new Map<string, number>();
  for (const [code, share] of languagesOf(text, language)) {
    const index = indexes.get(code);
    if (!index) continue;
    fitWords(index, text).forEach((fit, at) => {
      if (fit === 0) return;
      const id = index.articles[at]?.id ?? elsewhereId;
      fits.set(id, Math.max(fits.get(id) ?? 0, fit * share));
    });
  }
  return fits;
}

function readMeaning(
  indexes: ReadonlyMap<Language, HelpIndex>,
  text: string,
  language: Language,
): MeaningFit | null {
  const asked = [...languagesOf(text, language).keys()].flatMap((code) => indexes.get(code) ?? []);
  const [first] = asked;
  if (!first) return null;
  const lexicons = orderLexicons(
    text,
    asked.map(({ lexicon }) => lexicon),
  );
  return fitMeaning(first.meanings, meantWords(text, lexicons));
}

function articlesOnPage(
  indexes: ReadonlyMap<Language, HelpIndex>,
  language: Language,
  page: string | undefined,
): ReadonlySet<string> {
  const articles = page === undefined ? [] : (indexes.get(language)?.articles ?? []);
  return new Set(articles.filter(({ pages }) => page && pages.includes(page)).map(({ id }) => id));
}

/** Returns the languages whose articles a question is looked for in, with their shares. */
export function languagesOf(text: string, own: Language): Map<Language, number> {
  const shares = new Map<Language, number>([[own, 1]]);
  for (const [script, codes] of scripts) {
    if (!script.test(text)) continue;
    const share = codes.includes(own) ? otherLanguage.sameScript : otherLanguage.otherScript;
    for (const code of codes) if (code !== own) shares.set(code, share);
  }
  return shares;
}
