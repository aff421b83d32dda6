import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";

/** Answers what says phrases in a language, for texts that the server itself writes. */
export async function wordsIn(language: Language): Promise<Translate> {
  return makeTranslate(language, await loadPhrases(language));
}
