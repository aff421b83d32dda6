import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";

const words = new Map<Language, Promise<Translate>>();
const formats = new Map<Language, Format>();

/** Answers what says phrases in a language, for texts that the server itself writes; made once, as it is dear. */
export function wordsIn(language: Language): Promise<Translate> {
  const known = words.get(language);
  if (known) return known;
  const made = loadPhrases(language).then((phrases) => makeTranslate(language, phrases));
  words.set(language, made);
  return made;
}

/** Answers what writes numbers and dates in a language; made once, as it is dear. */
export function formatIn(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = makeFormat(language);
  formats.set(language, made);
  return made;
}
