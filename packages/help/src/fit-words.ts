import type { HelpIndex } from "./help-index.ts";
import { eachPlace, findKey, hashUnit } from "./postings.ts";
import { unitsOf } from "./units.ts";

/** How much a nearest way of asking counts beside the words of the whole article. */
const lineShare = 0.2;
/** The fit of an article that is asked for in just these words. */
export const sameWords = 1;
const sameLine = 0.97;
/** What comes near it is no more than near. */
const mostOther = 0.99;
/** How much the words of a question that an article lacks count against it. */
const unmetShare = 0.3;
/** In doubt a question is rather not answered. */
const elsewhereShare = 1.06;
/** An article that shares parts of words with the question, but no word, may fit by chance. */
const chanceShare = 0.85;

/**
 * Returns how the words and letter groups of a question fit each article of a language, and at the end
 * what Marzipan does not do: the share of the question that it covers, and its nearest way of asking.
 */
export function fitWords(index: HelpIndex, text: string): number[] {
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
    if (near >= sameLine) return sameWords;
    const fit = (1 - lineShare) * coverage + lineShare * near;
    return Math.min(mostOther, hasWord.has(at) ? fit : chanceShare * fit);
  });
}
