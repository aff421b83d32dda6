import type { Language } from "@marzipan/contract/languages";
import { fillPhrase } from "./core.ts";
import type { Phrase, PhraseArguments } from "./core.ts";
import type { en } from "./languages/en.ts";
import { locales } from "./locales.ts";

/** All English phrases, section by section; every other language has the same sections and names. */
export type Phrases = typeof en;

/** A room of phrases. */
export type PhraseSection = keyof Phrases;

type KeyOf = {
  [Section in PhraseSection]: `${Section}.${keyof Phrases[Section] & string}`;
}[PhraseSection];

/** A phrase's full name, `section.name`. */
export type PhraseKey = KeyOf;

type PhraseAt<Key> = Key extends `${infer Section}.${infer Name}`
  ? Section extends PhraseSection
    ? Name extends keyof Phrases[Section]
      ? Phrases[Section][Name]
      : never
    : never
  : never;

/** Returns a phrase by its name, with a value for each of its placeholders. */
export type Translate = <Key extends PhraseKey>(
  key: Key,
  ...values: PhraseArguments<PhraseAt<Key>>
) => string;

/** The keys of phrases without placeholders: those that a table may name. */
export type PlainPhraseKey = {
  [Key in PhraseKey]: PhraseArguments<PhraseAt<Key>> extends [] ? Key : never;
}[PhraseKey];

/** A language's phrases as its module exports them. */
export type LanguagePhrases = {
  readonly [Section in PhraseSection]: Readonly<Record<string, Phrase>>;
};

/** The sections that the app does not load: what only mails, notifications, reports, agents, the public menu, the pages for anyone and the pages of test mode say. */
export const sectionsElsewhere = [
  "advisor",
  "agents",
  "insights",
  "mails",
  "menu",
  "notification_texts",
  "sheets",
  "site",
  "test_pages",
] as const;

/** The sections that the app loads with what says them, after its first page. */
export const lazySections = ["ask", "calendar_feed", "imports", "notification_settings"] as const;

/** A language's phrases as the app loads them. */
export type AppPhrases = Omit<
  LanguagePhrases,
  (typeof sectionsElsewhere)[number] | (typeof lazySections)[number]
>;

/**
 * Creates the function that says phrases in a language. Numbers among the values are formatted in it,
 * texts that run against its direction are isolated.
 */
export function makeTranslate(
  language: Language,
  phrases: AppPhrases | LanguagePhrases,
): Translate {
  const sections: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = phrases;
  const rules = new Intl.PluralRules(locales[language].tag);
  const numbers = new Intl.NumberFormat(locales[language].tag, { maximumFractionDigits: 3 });
  return (key, ...values) => {
    const name: string = key;
    const dot = name.indexOf(".");
    const phrase = sections[name.slice(0, dot)]?.[name.slice(dot + 1)];
    if (phrase === undefined) return key;
    return fillPhrase(
      phrase,
      values[0] as Record<string, string | number> | undefined,
      rules,
      numbers,
      locales[language].direction,
    );
  };
}
