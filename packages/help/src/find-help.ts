import type { Language } from "@marzipan/contract/languages";
import { elsewhereId } from "./help-index.ts";
import type { HelpIndex } from "./help-index.ts";
import { eachPlace, findKey, hashUnit } from "./postings.ts";
import { unitsOf } from "./units.ts";

/** An article that may answer, with how well it fits: 0 not at all, 1 word for word. */
export interface HelpHit {
  id: string;
  fit: number;
}

/** What a search found. */
export interface HelpFound {
  /** Whether the first hit fits well enough to be given as the answer. */
  isKnown: boolean;
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

/** From this fit on an article is given as the answer; Chinese and Japanese have fewer units to meet. */
const leastFit = { spaced: 0.38, unspaced: 0.27 } as const;

/** How much a nearest way of asking counts beside the words of the whole article. */
const lineShare = 0.2;
/** How much the words of a question that an article lacks count against it. */
const unmetShare = 0.3;
/** In doubt a question is rather not answered. */
const elsewhereShare = 1.06;
/** An article that shares parts of words with the question, but no word, may fit by chance. */
const chanceShare = 0.85;
const pageBonus = 1.06;
const otherLanguage = { sameScript: 0.75, otherScript: 0.9 } as const;
const mostLetters = 400;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ["en", "fr", "de", "es", "pt"]],
  [/\p{Script=Hebrew}/u, ["he"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["zh", "ja"]],
];

/** Finds the articles that fit a question best, best first; `indexes` are those of all languages. */
export function findHelp(
  indexes: ReadonlyMap<Language, HelpIndex>,
  { question, language, page }: HelpAsk,
): HelpFound {
  const text = question.slice(0, mostLetters);
  const fits = new Map<string, number>();
  for (const [code, share] of languagesOf(text, language)) {
    const index = indexes.get(code);
    if (!index) continue;
    scoreIn(index, text).forEach((fit, at) => {
      if (fit === 0) return;
      const article = index.articles[at];
      const id = article?.id ?? elsewhereId;
      const shared = fit * share * (page && article?.pages.includes(page) ? pageBonus : 1);
      fits.set(id, Math.max(fits.get(id) ?? 0, shared));
    });
  }
  const ranked = [...fits]
    .map(([id, fit]) => ({ id, fit }))
    .toSorted((a, b) => b.fit - a.fit || a.id.localeCompare(b.id));
  const [first] = ranked;
  return {
    isKnown:
      first !== undefined &&
      first.id !== elsewhereId &&
      first.fit >= (unspaced.test(text) ? leastFit.unspaced : leastFit.spaced),
    hits: ranked.filter(({ id }) => id !== elsewhereId),
  };
}

/** Answers the languages whose articles a question is looked for in, with their shares. */
export function languagesOf(text: string, own: Language): Map<Language, number> {
  const shares = new Map<Language, number>([[own, 1]]);
  for (const [script, codes] of scripts) {
    if (!script.test(text)) continue;
    const share = codes.includes(own) ? otherLanguage.sameScript : otherLanguage.otherScript;
    for (const code of codes) if (code !== own) shares.set(code, share);
  }
  return shares;
}

/** Answers each article's fit: the share of the question that it covers, and its nearest way of asking. */
function scoreIn(index: HelpIndex, text: string): number[] {
  const covered = [...index.articles.map(() => 0), 0];
  const hasWord = new Set<number>();
  const dots = new Float32Array(index.lineArticles.length);
  let whole = 0;
  let square = 0;
  for (const [unit, share] of unitsOf(text, index.language)) {
    const key = hashUnit(unit);
    const at = findKey(index.inArticles, key);
    const idf = at < 0 ? index.unknownIdf : (index.idf[at] ?? 0);
    const mass = share * idf;
    whole += mass;
    square += mass * mass;
    if (at < 0) continue;
    eachPlace(index.inArticles, at, (article, weight) => {
      covered[article] = (covered[article] ?? 0) + mass * weight;
      if (!unit.startsWith("~")) hasWord.add(article);
    });
    const line = findKey(index.inLines, key);
    if (line < 0) continue;
    eachPlace(index.inLines, line, (place, weight) => {
      dots[place] = (dots[place] ?? 0) + mass * weight;
    });
  }
  if (whole === 0) return covered;
  const nearest: number[] = [];
  dots.forEach((dot, at) => {
    const article = index.lineArticles[at] ?? 0;
    const cosine = dot / ((index.lineLengths[at] ?? 0) * Math.sqrt(square) || 1);
    nearest[article] = Math.max(nearest[article] ?? 0, cosine);
  });
  return covered.map((mass, at) => {
    const coverage = mass / (mass + unmetShare * (whole - mass));
    const near = nearest[at];
    if (near === undefined) return elsewhereShare * coverage;
    const fit = (1 - lineShare) * coverage + lineShare * near;
    return hasWord.has(at) ? fit : chanceShare * fit;
  });
}
