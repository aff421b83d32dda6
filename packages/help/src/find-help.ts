import type { Language } from "@marzipan/contract/languages";
import { classify } from "@marzipan/questions/classifier/classify";
import { loadArticles } from "./load-articles.ts";

/** An article that may answer, with how likely it is meant: from 0 to 1. */
export interface HelpHit {
  id: string;
  confidence: number;
}

/** What a search found. */
export interface HelpFound {
  /** Whether the first hit is sure enough to be given as the answer. */
  isKnown: boolean;
  /** No hit is sure, yet the question is one for Marzipan: the first hits may be offered to choose from. */
  isNear: boolean;
  /** The small talk or the missing feature that the question surely is instead: `smalltalk/thanks`, `cannot/recipes`. */
  other: string | null;
  /** Best first. */
  hits: readonly HelpHit[];
}

/** What a search needs beside the question. */
export interface HelpAsk {
  question: string;
  /** The person's language. */
  language: Language;
  /** The page that the question was asked on; its articles come a little earlier. */
  page?: string | undefined;
}

const pageBonus = 1.06;

/** Finds the articles that answer a question, best first. */
export async function findHelp({ question, language, page }: HelpAsk): Promise<HelpFound> {
  const { ranked, sureFrom, nearFrom } = await classify(question, language);
  const onPage = await articlesOnPage(language, page);
  const hits = ranked
    .flatMap(({ intent, confidence }): HelpHit[] => {
      const [group, id = ""] = intent.split("/");
      if (group !== "help") return [];
      return [
        { id, confidence: onPage.has(id) ? Math.min(1, confidence * pageBonus) : confidence },
      ];
    })
    .toSorted((a, b) => b.confidence - a.confidence);
  const [first] = ranked;
  const isOther = /^(?:smalltalk|cannot)\//.test(first?.intent ?? "");
  const other = first && isOther && first.confidence >= sureFrom ? first.intent : null;
  const best = isOther ? 0 : (hits[0]?.confidence ?? 0);
  return { isKnown: best >= sureFrom, isNear: best < sureFrom && best >= nearFrom, other, hits };
}

async function articlesOnPage(
  language: Language,
  page: string | undefined,
): Promise<ReadonlySet<string>> {
  const articles = page === undefined ? [] : await loadArticles(language);
  return new Set(articles.filter(({ pages }) => page && pages.includes(page)).map(({ id }) => id));
}
