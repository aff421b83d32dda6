import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { readArticles } from "./read-articles.ts";
import type { SaidArticle } from "./say-article.ts";

const articles = new Map<Language, Promise<readonly SaidArticle[]>>();

/** Reads the articles of a language, once. */
export function loadArticles(language: Language): Promise<readonly SaidArticle[]> {
  const known = articles.get(language);
  if (known) return known;
  const made = loadPhrases(language).then((phrases) => readArticles(language, phrases));
  articles.set(language, made);
  return made;
}
