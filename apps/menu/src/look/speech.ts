import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { LanguagePhrases, Translate } from "@marzipan/phrases/translate";

/** What a public page speaks with. */
export interface Speech {
  language: Language;
  direction: "ltr" | "rtl";
  /** The `Intl` tag: the visitor's language as it is written in the business's country. */
  tag: string;
  t: Translate;
  format: Format;
  phrases: LanguagePhrases;
}

// Arabic countries name months and write hours in ways of their own; both apps say them in one.
const asInApp: readonly Language[] = ["ar", "zh"];

/**
 * Loads a language's phrases and formats: times, sums and dates are written as in the business's
 * country, so that opening hours look as they do on its door; `null` for no country.
 */
export async function loadSpeech(language: Language, country: string | null): Promise<Speech> {
  const phrases = await loadPhrases(language);
  const { direction, tag: plainTag } = locales[language];
  const tag =
    country === null || asInApp.includes(language) ? plainTag : regional(plainTag, country);
  return {
    language,
    direction,
    tag,
    t: makeTranslate(language, phrases),
    format: makeFormat(language, tag),
    phrases,
  };
}

function regional(tag: string, country: string): string {
  const [language = tag, ...rest] = tag.split("-");
  const extension = rest.includes("u") ? `-${rest.slice(rest.indexOf("u")).join("-")}` : "";
  return /^[A-Z]{2}$/.test(country) ? `${language}-${country}${extension}` : tag;
}
