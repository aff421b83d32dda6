import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { buildHelpIndex } from "./help-index.ts";
import type { HelpIndex } from "./help-index.ts";
import { readArticles, readElsewhere } from "./read-articles.ts";

/** Reads and indexes the articles of all ten languages. */
export async function loadHelp(): Promise<ReadonlyMap<Language, HelpIndex>> {
  const indexes = await Promise.all(
    languages.map(async (language): Promise<[Language, HelpIndex]> => {
      const articles = readArticles(language, await loadPhrases(language));
      return [language, buildHelpIndex(language, articles, readElsewhere(language))];
    }),
  );
  return new Map(indexes);
}
