import { readFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { Lexicon } from "./lexicon.ts";
import { readLexicon } from "./lexicon.ts";
import { meantWords, orderLexicons } from "./meant-words.ts";

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ["en", "fr", "de", "es", "pt"]],
  [/\p{Script=Hebrew}/u, ["he"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["zh", "ja"]],
];

const lexicons = new Map<Language, Lexicon>();

/** Returns the languages that a text may be in: the person's own first, then those of its letters. */
export function languagesOf(text: string, own: Language): Language[] {
  const others = scripts.flatMap(([script, ofScript]) => (script.test(text) ? ofScript : []));
  return [...new Set([own, ...others])];
}

/** Reads the lexicons of all languages, so that nothing is read from disk afterwards. */
export function loadLexicons(): void {
  for (const language of languages) lexiconOf(language);
}

/** Returns the concepts that the words of a text have in the lexicons (`add`, `client`, `soldout`), each once. */
export function conceptsOf(text: string, language: Language): string[] {
  const asked = languagesOf(text, language).map(lexiconOf);
  const words = meantWords(text, orderLexicons(text, asked));
  return [...new Set(words.flatMap(({ concepts }) => concepts))];
}

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const file = new URL(`../../lexicon/${language}.txt`, import.meta.url);
  const read = readLexicon(language, readFileSync(file, "utf8"));
  lexicons.set(language, read);
  return read;
}
