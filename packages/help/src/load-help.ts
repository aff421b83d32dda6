import { setImmediate as breathe } from "node:timers/promises";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { buildHelpIndex } from "./help-index.ts";
import type { HelpIndex } from "./help-index.ts";
import { readLexicon } from "./lexicon.ts";
import { readMeanings } from "./meanings.ts";
import type { Meanings } from "./meanings.ts";
import { readArticles, readElsewhere, readLexiconText, readMeaningsText } from "./read-articles.ts";
import type { SaidArticle } from "./say-article.ts";

const articles = new Map<Language, Promise<readonly SaidArticle[]>>();
const indexes = new Map<Language, Promise<HelpIndex>>();
let meanings: Meanings | undefined;

function loadMeanings(): Meanings {
  meanings ??= readMeanings(readMeaningsText());
  return meanings;
}

/** Reads the articles of a language, once. */
export function loadArticles(language: Language): Promise<readonly SaidArticle[]> {
  const known = articles.get(language);
  if (known) return known;
  const made = loadPhrases(language).then((phrases) => readArticles(language, phrases));
  articles.set(language, made);
  return made;
}

/** Indexes the articles of a language, once. */
function loadIndex(language: Language): Promise<HelpIndex> {
  const known = indexes.get(language);
  if (known) return known;
  const made = buildIndex(language);
  indexes.set(language, made);
  return made;
}

/** Others are served between reading and indexing. */
async function buildIndex(language: Language): Promise<HelpIndex> {
  const said = await loadArticles(language);
  await breathe();
  return buildHelpIndex(language, said, readElsewhere(language), {
    lexicon: readLexicon(language, readLexiconText(language)),
    meanings: loadMeanings(),
  });
}

/** Returns the indexes of languages, one after the other, so that others are served in between. */
export async function loadHelp(
  wanted: Iterable<Language> = languages,
): Promise<ReadonlyMap<Language, HelpIndex>> {
  const found = new Map<Language, HelpIndex>();
  for (const language of wanted) found.set(language, await loadIndex(language));
  return found;
}
