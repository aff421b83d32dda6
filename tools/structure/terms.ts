import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { AnyBook } from "./phrase-books.ts";
import { otherSenses } from "./phrase-table.ts";

/** A thing of the term base: what it is called in English, and in each other language with its plural. */
export interface Term {
  english: readonly string[];
  forms: ReadonlyMap<Language, readonly string[]>;
}

const order: readonly Language[] = ["he", "ar", "fr", "de", "es", "zh", "hi", "ja", "pt"];

/** Reads the tables of the term base (terms.md §2); a remark in parentheses tells senses apart and is left out. */
export function readTerms(markdown: string): Term[] {
  const [, base = ""] = markdown.split("\n## 2. ");
  return (base.split("\n## ")[0] ?? "").split("\n").flatMap((line) => {
    const [english = "", ...cells] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length < order.length || english === "English" || /^-+$/.test(english)) return [];
    const forms = order.map(
      (language, at) => [language, (cells[at] ?? "").split(" / ").map(plain)] as const,
    );
    return [{ english: english.split(",").map(plain), forms: new Map(forms) }];
  });
}

/**
 * Returns the labels of a language that name a thing by another word than the term base. A label is a phrase whose
 * English is a term, in the singular or the plural; a word of the same stem as one of the term's forms is right.
 */
export function complainOfTerms(
  terms: readonly Term[],
  language: Language,
  book: AnyBook,
  english: AnyBook,
): string[] {
  if (!languages.includes(language) || language === "en") return [];
  return Object.entries(english).flatMap(([section, phrases]) =>
    Object.entries(phrases).flatMap(([key, label]) => {
      const said = book[section]?.[key];
      if (typeof label !== "string" || typeof said !== "string") return [];
      if (otherSenses.has(`${section}.${key}`)) return [];
      const name = plain(label);
      const wanted = terms
        .filter((term) => term.english.some((one) => isCalled(name, one)))
        .flatMap((term) => term.forms.get(language) ?? []);
      if (wanted.length === 0 || wanted.some((form) => isOfOneStem(form, plain(said)))) return [];
      return [
        `${language} ${section}.${key}: “${label}” is “${wanted.join("” or “")}” (terms.md §2), not “${said}”`,
      ];
    }),
  );
}

function plain(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, "")
    .trim()
    .toLowerCase()
    .replace(/(^| )ال/g, "$1");
}

function isCalled(label: string, name: string): boolean {
  return label === name || label === `${name}s` || label === name.replace(/y$/, "ies");
}

/** The share of the shorter word's letters by which two words of one stem begin alike. */
const stemShare = 0.75;

function isOfOneStem(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= Math.max(2, Math.ceil(stemShare * Math.min(one.length, other.length)));
}
