import type { Language } from "@marzipan/contract/languages";
import type { SaidArticle } from "./say-article.ts";
import { linesOf } from "./say-article.ts";
import { unitsOf } from "./units.ts";
import type { Units } from "./units.ts";

/** How much a unit counts by where it stands: title and ways of asking weigh most. */
const weights = { asked: 1, words: 0.95, summary: 0.7, body: 0.3 } as const;

/** A title or a way of asking: its units with their weight in it, and the length of these. */
interface Line {
  article: number;
  length: number;
}

/** What a unit leads to: pairs of place and weight, for articles and for lines. */
interface Found {
  idf: number;
  articles: readonly (readonly [article: number, weight: number])[];
  lines: readonly (readonly [line: number, weight: number])[];
}

/** The articles of one language, ready to be searched. */
export interface HelpIndex {
  language: Language;
  articles: readonly SaidArticle[];
  lines: readonly Line[];
  units: ReadonlyMap<string, Found>;
  /** The weight of a unit that no article has. */
  unknownIdf: number;
}

/** The place after the articles: what people ask that Marzipan does not do. */
export const elsewhereId = "elsewhere";

/**
 * Builds the index of one language's articles. `elsewhere` are words of what Marzipan does not do: a
 * question that fits them better than any article is not answered.
 */
export function buildHelpIndex(
  language: Language,
  articles: readonly SaidArticle[],
  elsewhere: string,
): HelpIndex {
  const inArticles = new Map<string, Map<number, number>>();
  const asked: { article: number; units: Units }[] = [];
  articles.forEach((article, at) => {
    const note = (units: Units, weight: number): void => {
      for (const [unit, share] of units) {
        const places = inArticles.get(unit) ?? new Map<number, number>();
        const value = unit.startsWith("~") ? weight : weight * Math.min(1, share);
        places.set(at, Math.max(places.get(at) ?? 0, value));
        inArticles.set(unit, places);
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
    const places = inArticles.get(unit) ?? new Map<number, number>();
    inArticles.set(unit, places.set(articles.length, weights.words));
  }
  const idfOf = (count: number): number =>
    Math.log(1 + (articles.length - count + 0.5) / (count + 0.5));
  const inLines = new Map<string, [number, number][]>();
  const lines = asked.map(({ article, units }, at): Line => {
    let square = 0;
    for (const [unit, share] of units) {
      const weight = share * idfOf(countPlaces(inArticles.get(unit)));
      square += weight * weight;
      inLines.set(unit, [...(inLines.get(unit) ?? []), [at, weight]]);
    }
    return { article, length: Math.sqrt(square) };
  });
  const units = new Map(
    [...inArticles].map(([unit, places]): [string, Found] => [
      unit,
      { idf: idfOf(countPlaces(places)), articles: [...places], lines: inLines.get(unit) ?? [] },
    ]),
  );
  return { language, articles, lines, units, unknownIdf: idfOf(0) };
}

const mention = 0.15;

/** How common a unit is; an article that only mentions it in its text hardly counts. */
function countPlaces(places: ReadonlyMap<number, number> | undefined): number {
  return [...(places?.values() ?? [])].reduce(
    (total, weight) => total + (weight > weights.body ? weight : mention),
    0,
  );
}
