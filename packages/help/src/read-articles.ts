import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "@marzipan/phrases/translate";
import { parseArticle } from "./parse-article.ts";
import { sayArticle } from "./say-article.ts";
import type { SaidArticle } from "./say-article.ts";

const folder = new URL("../articles/", import.meta.url);

/** Every article's id: the names of their folders. */
export function listArticleIds(): string[] {
  return readdirSync(folder).sort();
}

/** Reads all articles of a language, said with its phrases; a phrase that does not exist throws. */
export function readArticles(language: Language, phrases: LanguagePhrases): SaidArticle[] {
  const rooms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = phrases;
  const say = (name: string): string => {
    const [room = "", key = ""] = name.split(".");
    const phrase = rooms[room]?.[key];
    if (typeof phrase !== "string" || phrase.includes("{")) {
      throw new Error(`${name} is no phrase that an article can name`);
    }
    return phrase;
  };
  return listArticleIds().map((id) => {
    const source = readFileSync(new URL(`${id}/${language}.md`, folder), "utf8");
    return sayArticle(parseArticle(id, language, source), say);
  });
}

/** Reads the words of what people ask in a language that Marzipan does not do. */
export function readElsewhere(language: Language): string {
  return readFileSync(new URL(`../elsewhere/${language}.txt`, import.meta.url), "utf8");
}
