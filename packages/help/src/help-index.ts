import type { Language } from "@marzipan/contract/languages";
import type { Lexicon } from "./lexicon.ts";
import type { Meanings } from "./meanings.ts";
import { hashUnit, packPostings } from "./postings.ts";
import type { Postings } from "./postings.ts";
import type { SaidArticle } from "./say-article.ts";
import { linesOf } from "./say-article.ts";
import { unitsOf } from "./units.ts";
import type { Units } from "./units.ts";

/** How much a unit counts by its place: title and ways of asking weigh most. */
const weights = { asked: 1, words: 0.95, summary: 0.7, body: 0.3 } as const;

/** The articles of one language, ready to be searched. */
export interface HelpIndex {
  language: Language;
  articles: readonly SaidArticle[];
  /** Of each title and way of asking: its article, and the length of its units. */
  lineArticles: Uint8Array;
  lineLengths: Float32Array;
  /** How rare each unit is, in the order of `inArticles`. */
  idf: Float32Array;
  inArticles: Postings;
  inLines: Postings;
  /** The weight of a unit that no article has. */
  unknownIdf: number;
  /** What the language's words mean. */
  lexicon: Lexicon;
  /** What articles are asked for, the same in every language. */
  meanings: Meanings;
}

/** The place after the articles: what people ask that Marzipan does not do. */
export const elsewhereId = "elsewhere";

type Places = Map<number, Map<number, number>>;

/**
 * Builds the index of one language's articles. `elsewhere` are words of what Marzipan does not do: a
 * question that fits them better than any article is not answered.
 */
export function buildHelpIndex(
  language: Language,
  articles: readonly SaidArticle[],
  elsewhere: string,
  { lexicon, meanings }: Pick<HelpIndex, "lexicon" | "meanings">,
): HelpIndex {
  const inArticles: Places = new Map();
  const asked: { article: number; units: Units }[] = [];
  articles.forEach((article, at) => {
    const note = (units: Units, weight: number): void => {
      for (const [unit, share] of units) {
        put(inArticles, unit, at, unit.startsWith("~") ? weight : weight * Math.min(1, share));
      }
    };
    for (const line of [article.title, ...article.ask]) {
      const units = unitsOf(line, language);
      asked.push({ article: at, units });
      note(units, weights.asked);
    }
    note(unitsOf(article.words, language), weights.words);
    note(unitsOf(article.summary, language), weights.summary);
    note(unitsOf(linesOf(article).join("\n"), language, false), weights.body);
  });
  for (const unit of unitsOf(elsewhere, language).keys()) {
    put(inArticles, unit, articles.length, weights.words);
  }
  const idfOf = (count: number): number =>
    Math.log(1 + (articles.length - count + 0.5) / (count + 0.5));
  const idfOfKey = (key: number): number => idfOf(countPlaces(inArticles.get(key)));
  const inLines: Places = new Map();
  const lengths = asked.map(({ units }, at) => {
    let square = 0;
    for (const [unit, share] of units) {
      const weight = share * idfOfKey(hashUnit(unit));
      square += weight * weight;
      put(inLines, unit, at, weight);
    }
    return Math.sqrt(square);
  });
  const packed = packPostings(inArticles);
  return {
    language,
    articles,
    lineArticles: Uint8Array.from(asked, ({ article }) => article),
    lineLengths: Float32Array.from(lengths),
    idf: Float32Array.from(packed.keys, idfOfKey),
    inArticles: packed,
    inLines: packPostings(inLines),
    unknownIdf: idfOf(0),
    lexicon,
    meanings,
  };
}

/** Notes a unit's place with its greatest weight there. */
function put(places: Places, unit: string, place: number, weight: number): void {
  const key = hashUnit(unit);
  const there = places.get(key) ?? new Map<number, number>();
  there.set(place, Math.max(there.get(place) ?? 0, weight));
  places.set(key, there);
}

const mention = 0.15;

/** How common a unit is; an article that only mentions it in its text hardly counts. */
function countPlaces(places: ReadonlyMap<number, number> | undefined): number {
  return [...(places?.values() ?? [])].reduce(
    (total, weight) => total + (weight > weights.body ? weight : mention),
    0,
  );
}
