import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";

const words = new Map<Language, Promise<Translate>>();
const formats = new Map<Language, Format>();

/**
 * Returns the translator of a language, for texts that the server writes itself; cached, since
 * creating one is expensive.
 */
export function wordsIn(language: Language): Promise<Translate> {
  const known = words.get(language);
  if (known) return known;
  const made = loadPhrases(language).then((phrases) => makeTranslate(language, phrases));
  words.set(language, made);
  return made;
}

/**
 * Returns the formatter of numbers and dates of a language; cached, since creating one is
 * expensive.
 */
export function formatIn(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = makeFormat(language);
  formats.set(language, made);
  return made;
}
