import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "@marzipan/phrases/translate";
import type { SaidArticle } from "./say-article.ts";
import { sayArticles } from "./say-articles.ts";

const folder = new URL("../articles/", import.meta.url);

/** Every article's id: the names of their folders. */
export function listArticleIds(): string[] {
  return readdirSync(folder).sort();
}

/** Reads all articles of a language, said with its phrases; a phrase that does not exist throws. */
export function readArticles(language: Language, phrases: LanguagePhrases): SaidArticle[] {
  const sources = listArticleIds().map(
    (id) => [id, readFileSync(new URL(`${id}/${language}.md`, folder), "utf8")] as const,
  );
  return sayArticles(language, new Map(sources), phrases);
}

/** Reads the words of what people ask in a language that Marzipan does not do. */
export function readElsewhere(language: Language): string {
  return readFileSync(new URL(`../elsewhere/${language}.txt`, import.meta.url), "utf8");
}

/** Reads a language's lexicon: its words for each concept. */
export function readLexiconText(language: Language): string {
  return readFileSync(new URL(`../lexicon/${language}.txt`, import.meta.url), "utf8");
}

/** Reads what articles are asked for, in concepts. */
export function readMeaningsText(): string {
  return readFileSync(new URL("../meanings.txt", import.meta.url), "utf8");
}
