import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "@marzipan/phrases/translate";
import { parseArticle } from "./parse-article.ts";
import { sayArticle } from "./say-article.ts";
import type { SaidArticle } from "./say-article.ts";

/** Renders articles of a language from their sources with its phrases; a phrase that does not exist throws. */
export function sayArticles(
  language: Language,
  sources: ReadonlyMap<string, string>,
  phrases: LanguagePhrases,
): SaidArticle[] {
  const sections: Readonly<Record<string, Readonly<Record<string, unknown>>>> = phrases;
  const say = (name: string): string => {
    const [section = "", key = ""] = name.split(".");
    const phrase = sections[section]?.[key];
    if (typeof phrase !== "string" || phrase.includes("{")) {
      throw new Error(`${name} is no phrase that an article can name`);
    }
    return phrase;
  };
  return [...sources].map(([id, source]) => sayArticle(parseArticle(id, language, source), say));
}
