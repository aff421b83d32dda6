import type { MeantWord } from "./meant-words.ts";

/** What articles are asked for, in concepts of the lexicons; the same in every language. */
export interface Meanings {
  /** Of each concept its weight in each article, and how rare it is. */
  concepts: ReadonlyMap<string, ConceptPlaces>;
  lines: readonly MeaningLine[];
  unknownIdf: number;
}

interface ConceptPlaces {
  idf: number;
  weights: ReadonlyMap<string, number>;
}

interface MeaningLine {
  article: string;
  concepts: ReadonlySet<string>;
  length: number;
}

/** The concept of what Marzipan does not do. */
const foreignConcept = "x";
/** A question of what is baked and how, and of nothing else, asks for a recipe. */
const bakingConcepts: ReadonlySet<string> = new Set(["food", "make"]);
/** So does one of an ingredient with these. */
const ingredientConcepts: ReadonlySet<string> = new Set([
  ...bakingConcepts,
  "ingredient",
  "quantity",
  "best",
  "add",
]);
/** How much a word that no lexicon has weighs beside the rarest concept: it may be a name. */
const unknownShare = 0.5;
/** Concepts that say nothing of what is asked about: what is baked. */
const blandShares: Readonly<Record<string, number>> = { food: 0.35, client: 0.75, marzipan: 0.5 };

/** Reads what articles are asked for: a heading an article, below it a line a question in concepts. */
export function readMeanings(source: string): Meanings {
  const asked: { article: string; concepts: string[] }[] = [];
  let article = "";
  for (const line of source.split("\n")) {
    if (line.startsWith("# ")) article = line.slice(2).trim();
    else if (line.trim() !== "") asked.push({ article, concepts: line.trim().split(" ") });
  }
  return indexMeanings(asked);
}

function indexMeanings(
  asked: readonly { article: string; concepts: readonly string[] }[],
): Meanings {
  const counts = new Map<string, Map<string, number>>();
  const sizes = new Map<string, number>();
  for (const { article, concepts } of asked) {
    sizes.set(article, (sizes.get(article) ?? 0) + 1);
    for (const concept of concepts) {
      const there = counts.get(concept) ?? new Map<string, number>();
      there.set(article, (there.get(article) ?? 0) + 1 / concepts.length ** 0.5);
      counts.set(concept, there);
    }
  }
  const concepts = new Map<string, ConceptPlaces>();
  for (const [concept, articles] of counts) {
    const weights = new Map<string, number>();
    let spread = 0;
    for (const [article, count] of articles) {
      const weight = count / (count + 1);
      weights.set(article, weight);
      spread += weight;
    }
    const idf = Math.log(1 + (sizes.size - spread + 0.5) / (spread + 0.5));
    concepts.set(concept, { idf: idf * (blandShares[concept] ?? 1), weights });
  }
  const unknownIdf = Math.log(1 + (sizes.size + 0.5) / 0.5);
  const lines = asked.map(({ article, concepts: said }): MeaningLine => {
    const square = said.reduce((sum, one) => sum + (concepts.get(one)?.idf ?? 0) ** 2, 0);
    return { article, concepts: new Set(said), length: Math.sqrt(square) };
  });
  return { concepts, lines, unknownIdf };
}

/** How a question's meaning is met. */
export interface MeaningFit {
  /** Of each article: the share of the meaning that it covers, and how near its nearest line is. */
  articles: ReadonlyMap<string, ArticleFit>;
  /** The share of what Marzipan does not do. */
  foreign: number;
}

interface ArticleFit {
  cover: number;
  near: number;
}

/** Weighs what articles are asked for against a question's meaning. */
export function fitMeaning(meanings: Meanings, words: readonly MeantWord[]): MeaningFit {
  const articles = new Map<string, ArticleFit>();
  const masses = words.map(({ concepts, share }) => massOf(meanings, concepts, share));
  const seen = new Set<string>();
  let mass = 0;
  let foreign = 0;
  let square = 0;
  const dots = new Float64Array(meanings.lines.length);
  words.forEach(({ concepts, text }, at) => {
    const key = concepts.join(" ") || text;
    if (seen.has(key)) return;
    seen.add(key);
    const weight = masses[at] ?? 0;
    mass += weight;
    square += weight * weight;
    if (concepts.includes(foreignConcept)) foreign += weight;
    const best = new Map<string, number>();
    for (const concept of concepts) {
      for (const [article, there] of meanings.concepts.get(concept)?.weights ?? []) {
        best.set(article, Math.max(best.get(article) ?? 0, there));
      }
    }
    for (const [article, there] of best) {
      const fit = articles.get(article) ?? { cover: 0, near: 0 };
      fit.cover += weight * there;
      articles.set(article, fit);
    }
    meanings.lines.forEach((line, place) => {
      if (concepts.some((concept) => line.concepts.has(concept))) {
        dots[place] = (dots[place] ?? 0) + weight * weight;
      }
    });
  });
  meanings.lines.forEach(({ article, length }, place) => {
    const dot = dots[place] ?? 0;
    const fit = articles.get(article);
    if (dot === 0 || !fit) return;
    fit.near = Math.max(fit.near, Math.min(1, dot / (length * Math.sqrt(square) || 1)));
  });
  if (mass > 0) for (const fit of articles.values()) fit.cover /= mass;
  if (isRecipe(words)) return { articles, foreign: 1 };
  return { articles, foreign: mass > 0 ? foreign / mass : 0 };
}

/** Whether a question names what is baked or goes into it, and next to it nothing but the baking. */
function isRecipe(words: readonly MeantWord[]): boolean {
  const said = words.map(({ concepts }) => concepts).filter((concepts) => concepts.length > 0);
  const names = (concept: string): boolean => said.some((concepts) => concepts.includes(concept));
  const fitting = names("ingredient") ? ingredientConcepts : bakingConcepts;
  return (
    (names("food") || names("ingredient")) &&
    said.every((concepts) => concepts.some((one) => fitting.has(one)))
  );
}

function massOf(meanings: Meanings, concepts: readonly string[], share: number): number {
  if (concepts.length === 0) return meanings.unknownIdf * unknownShare;
  if (concepts.includes(foreignConcept)) return meanings.unknownIdf;
  const idfs = concepts.map((one) => meanings.concepts.get(one)?.idf ?? 1);
  return share * (idfs.reduce((sum, one) => sum + one, 0) / idfs.length);
}
