import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { buildHelpIndex } from "./help-index.ts";
import type { HelpIndex } from "./help-index.ts";
import { readArticles, readElsewhere } from "./read-articles.ts";

const loaded = new Map<Language, Promise<HelpIndex>>();

/** Reads and indexes the articles of a language, once. */
function loadIndex(language: Language): Promise<HelpIndex> {
  const known = loaded.get(language);
  if (known) return known;
  const made = loadPhrases(language).then((phrases) =>
    buildHelpIndex(language, readArticles(language, phrases), readElsewhere(language)),
  );
  loaded.set(language, made);
  return made;
}

/** Answers the indexes of languages, one after the other, so that others are served in between. */
export async function loadHelp(
  wanted: Iterable<Language> = languages,
): Promise<ReadonlyMap<Language, HelpIndex>> {
  const indexes = new Map<Language, HelpIndex>();
  for (const language of wanted) indexes.set(language, await loadIndex(language));
  return indexes;
}
