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
