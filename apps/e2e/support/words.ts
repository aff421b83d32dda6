import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";

/** What the product says in a language, so that a journey can look for it in any of the ten. */
export interface Words {
  t: Translate;
  format: Format;
  direction: "ltr" | "rtl";
}

/** Loads the phrases and formats of a language. */
export async function wordsOf(language: Language): Promise<Words> {
  return {
    t: makeTranslate(language, await loadPhrases(language)),
    format: makeFormat(language),
    direction: locales[language].direction,
  };
}
