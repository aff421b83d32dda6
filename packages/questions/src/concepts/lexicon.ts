import type { Language } from "@marzipan/contract/languages";
import { foldMeaning } from "./fold.ts";
import { spellSkeleton } from "./hindi-latin.ts";

/** What people mean in a language's words: each form with the names of its concepts. */
export interface Lexicon {
  language: Language;
  /** Whole words. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words, written with a hyphen at their end. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** Forms of several words by the first of them. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words and stems by their length, for spelling slips. */
  byLength: ReadonlyMap<number, readonly Form[]>;
  /** Hindi forms by their consonants, as they are typed in Latin letters. */
  skeletons: ReadonlyMap<string, readonly string[]>;
}

/** A word or the beginning of one. */
export interface Form {
  text: string;
  isStem: boolean;
  concepts: readonly string[];
}

/** A form of several words. */
export interface Phrase {
  rest: readonly Form[];
  first: Form;
  concepts: readonly string[];
}

const letters = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Reads a lexicon: a line a concept, its name, then its forms. `_` joins the words of a form, a hyphen
 * at the end makes a form the beginning of words.
 */
export function readLexicon(language: Language, source: string): Lexicon {
  const words = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const line of source.split("\n")) {
    const [concept, forms] = line.split(": ");
    if (concept === undefined || forms === undefined) continue;
    for (const written of forms.split(" ")) {
      const isStem = written.endsWith("-");
      const parts = [...foldMeaning(written).matchAll(letters)].map(([part]) => part);
      const [first, ...rest] = parts.map((text, at): Form => ({
        text,
        isStem: isStem && at === parts.length - 1,
        concepts: [],
      }));
      if (first === undefined) continue;
      if (rest.length > 0) {
        note(phrases, first.text, { first, rest, concepts: [concept] });
      } else note(isStem ? stems : words, first.text, concept);
    }
  }
  return {
    language,
    words,
    stems,
    phrases,
    byLength: sortByLength(words, stems),
    skeletons: language === "hi" ? readSkeletons(words, stems) : new Map(),
  };
}

function note<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const there = into.get(key);
  if (!there) into.set(key, [value]);
  else if (!there.includes(value)) there.push(value);
}

type Forms = ReadonlyMap<string, readonly string[]>;

function sortByLength(words: Forms, stems: Forms): Map<number, Form[]> {
  const sorted = new Map<number, Form[]>();
  for (const [isStem, forms] of [
    [false, words],
    [true, stems],
  ] as const) {
    for (const [text, concepts] of forms) {
      const there = sorted.get(text.length) ?? [];
      there.push({ text, isStem, concepts });
      sorted.set(text.length, there);
    }
  }
  return sorted;
}

function readSkeletons(words: Forms, stems: Forms): Map<string, string[]> {
  const skeletons = new Map<string, string[]>();
  for (const [text, concepts] of [...words, ...stems]) {
    const skeleton = spellSkeleton(text);
    if (skeleton === null) continue;
    for (const concept of concepts) note(skeletons, skeleton, concept);
  }
  return skeletons;
}
