import type { Language } from "@marzipan/contract/languages";
import {
  commonRules,
  fixedTexts,
  languageRules,
  neverTranslated,
  sharedWithEnglish,
} from "./phrase-table.ts";

/** A phrase as the language modules export it: a text, or the forms of a plural. */
export type AnyPhrase = string | { readonly forms: Readonly<Record<string, string>> };

/** One language's phrases, section by section. */
export type AnyBook = Readonly<Record<string, Readonly<Record<string, AnyPhrase>>>>;

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").toSorted();

const listed = (names: readonly string[]): string =>
  names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(" ");

const withoutNumber = (names: readonly string[]): string[] => names.filter((name) => name !== "n");

function formsOf(phrase: AnyPhrase): [string, string][] {
  return typeof phrase === "string" ? [["", phrase]] : Object.entries(phrase.forms);
}

/** The plural categories that a language has, as `Intl.PluralRules` answers. */
function categoriesOf(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function complainOfCategories(phrase: AnyPhrase, categories: readonly string[]): string[] {
  if (typeof phrase === "string") return [];
  const missing = categories.filter((category) => phrase.forms[category] === undefined);
  return missing.length === 0 ? [] : [`lacks the plural forms ${missing.join(", ")}`];
}

function complainOfPlaceholders(phrase: AnyPhrase, english: AnyPhrase): string[] {
  const wanted = placeholdersOf(
    typeof english === "string" ? english : (english.forms["other"] ?? ""),
  );
  return formsOf(phrase).flatMap(([category, text]) => {
    const found = placeholdersOf(text);
    const at = category === "" ? "" : `[${category}] `;
    if (typeof phrase === "string" && found.includes("n")) {
      return [`${at}counts with {n}: make it a plural`];
    }
    // Small numbers may be words, and nothing at all needs no name.
    const same =
      category === ""
        ? found.join() === wanted.join()
        : category === "zero"
          ? found.every((name) => wanted.includes(name))
          : withoutNumber(found).join() === withoutNumber(wanted).join();
    return same ? [] : [`${at}has the placeholders ${listed(found)}, English ${listed(wanted)}`];
  });
}

function complainOfWriting(phrase: AnyPhrase, language: Language): string[] {
  const rules = [...commonRules, ...(languageRules[language] ?? [])];
  return formsOf(phrase).flatMap(([, text]) =>
    fixedTexts.includes(text)
      ? []
      : rules.filter((rule) => rule.pattern.test(text)).map((rule) => `${rule.because}: ${text}`),
  );
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

function complainOfEnglish(phrase: AnyPhrase, english: AnyPhrase, language: Language): string[] {
  const shared = [...neverTranslated, ...(sharedWithEnglish[language] ?? [])];
  const englishTexts = new Set(formsOf(english).map(([, text]) => text));
  return formsOf(phrase).flatMap(([, text]) =>
    englishTexts.has(text) && hasWords(text) && !shared.includes(text)
      ? [`is still English: ${text}`]
      : [],
  );
}

function complainOfPhrase(
  phrase: AnyPhrase,
  english: AnyPhrase,
  language: Language,
  categories: readonly string[],
): string[] {
  const shared = [
    ...complainOfCategories(phrase, categories),
    ...complainOfPlaceholders(phrase, english),
    ...complainOfWriting(phrase, language),
  ];
  return language === "en" ? shared : [...shared, ...complainOfEnglish(phrase, english, language)];
}

/** Compares a language's phrases with the English ones and with its own writing rules. */
export function complainOfBook(
  language: Language,
  tag: string,
  book: AnyBook,
  englishBook: AnyBook,
): string[] {
  const categories = categoriesOf(tag);
  return Object.entries(englishBook).flatMap(([section, phrases]) =>
    Object.entries(phrases).flatMap(([name, english]) => {
      const phrase = book[section]?.[name];
      const complaints =
        phrase === undefined
          ? ["is missing"]
          : complainOfPhrase(phrase, english, language, categories);
      return complaints.map((complaint) => `${section}.${name} (${language}) ${complaint}`);
    }),
  );
}
