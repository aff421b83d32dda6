import type { Language } from "@marzipan/contract/languages";
import { isolate } from "./isolate.ts";
import type { Direction } from "./isolate.ts";

/** The plural categories that `Intl.PluralRules` can answer with, language by language. */
export interface PluralCategories {
  en: "one" | "other";
  he: "one" | "two" | "other";
  ar: "zero" | "one" | "two" | "few" | "many" | "other";
  fr: "one" | "many" | "other";
  de: "one" | "other";
  es: "one" | "many" | "other";
  zh: "other";
  hi: "one" | "other";
  ja: "other";
  pt: "one" | "many" | "other";
}

type Variables<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

declare const variables: unique symbol;

/** A phrase whose form depends on the number `n`; `Names` are its placeholders. */
export interface Plural<Names extends string = string> {
  readonly [variables]?: Names;
  readonly forms: Readonly<Record<string, string>>;
}

/** A phrase: a text with `{placeholders}`, or its plural forms. */
export type Phrase = string | Plural;

/** Phrases by name. */
export type PhraseBook = Readonly<Record<string, Phrase>>;

/** Creates a plural phrase; every category that the language knows must be there, or it does not compile. */
export function plural<
  Code extends Language,
  const Forms extends Readonly<Record<PluralCategories[Code], string>>,
>(_language: Code, forms: Forms): Plural<Variables<Forms["other" & keyof Forms]>> {
  return { forms };
}

/** The shape of a translation: the same names, plurals where the English one is a plural. */
export type Translation<Book extends PhraseBook> = {
  readonly [Name in keyof Book]: Book[Name] extends Plural ? Plural : string;
};

/** What a call must pass for a phrase: nothing, or a value for each placeholder, and `n` for a plural. */
export type PhraseArguments<P> =
  P extends Plural<infer Names>
    ? [{ n: number } & Readonly<Record<Exclude<Names, "n">, string | number>>]
    : P extends string
      ? [Variables<P>] extends [never]
        ? []
        : [Readonly<Record<Variables<P>, string | number>>]
      : never;

/**
 * Fills one phrase: picks the plural form, formats numbers in the language, and puts texts in,
 * isolated where they would turn the sentence round.
 */
export function fillPhrase(
  phrase: Phrase,
  values: Readonly<Record<string, string | number>> | undefined,
  rules: Pick<Intl.PluralRules, "select">,
  numbers: { format: (value: number) => string },
  direction: Direction = "ltr",
): string {
  const text = typeof phrase === "string" ? phrase : pickForm(phrase, Number(values?.["n"]), rules);
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? numbers.format(value) : isolate(value, direction);
  });
}

function pickForm(phrase: Plural, n: number, rules: Pick<Intl.PluralRules, "select">): string {
  return phrase.forms[rules.select(n)] ?? phrase.forms["other"] ?? "";
}
