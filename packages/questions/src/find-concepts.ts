import { type Concept, concepts, type Tongue } from "./tongue.ts";
import { entriesOf, isSlip, joinedOf, unspaced } from "./words.ts";

interface Entry {
  concept: Concept;
  text: string;
  isOpen: boolean;
}

interface Compiled {
  /** Entries of one word by that word; beginnings apart. */
  words: Map<string, Concept[]>;
  beginnings: Entry[];
  phrases: Entry[];
  idle: Set<string>;
}

const compiled = new Map<string, Compiled>();

function compile(tongue: Tongue): Compiled {
  const known = compiled.get(tongue.language);
  if (known) return known;
  const made: Compiled = {
    words: new Map(),
    beginnings: [],
    phrases: [],
    idle: new Set(entriesOf(tongue.idle)),
  };
  for (const concept of concepts) {
    for (const entry of entriesOf(tongue.concepts[concept])) {
      const isOpen = entry.endsWith("*");
      const text = isOpen ? entry.slice(0, -1) : entry;
      if (text.includes(" ") || unspaced.includes(tongue.language)) {
        made.phrases.push({ concept, text, isOpen });
      } else if (isOpen) {
        made.beginnings.push({ concept, text, isOpen });
      } else {
        made.words.set(text, [...(made.words.get(text) ?? []), concept]);
      }
    }
  }
  // A word that stands for something is never idle.
  for (const word of made.words.keys()) made.idle.delete(word);
  made.phrases.sort((a, b) => b.text.length - a.text.length);
  compiled.set(tongue.language, made);
  return made;
}

/** What the words of a text stand for, and the words that stand for nothing: names, perhaps. */
export interface FoundConcepts {
  has: ReadonlySet<Concept>;
  rest: readonly string[];
}

/** The most words that are compared letter by letter. */
const mostSlips = 12;
const leastForSlip = 5;
/** Of languages whose words are short. */
const leastForShort = 6;

/**
 * Finds the concepts of a text as `plainText` returns it. Slips of the keyboard are forgiven where told, but in words
 * that are names by their capitals.
 */
export function findConcepts(
  text: string,
  tongue: Tongue,
  withSlips = true,
  capitals: ReadonlySet<string> = new Set(),
): FoundConcepts {
  const { words, beginnings, phrases, idle } = compile(tongue);
  const has = new Set<Concept>();
  const isUnspaced = unspaced.includes(tongue.language);
  const joined = new RegExp(`^${joinedOf(tongue.language)}`, "u");
  let left = text;
  for (const { concept, text: phrase, isOpen } of phrases) {
    const at = findPhrase(isUnspaced ? text : left, phrase, isOpen, isUnspaced, tongue);
    if (at === null) continue;
    has.add(concept);
    left = left.slice(0, at) + " ".repeat(phrase.length) + left.slice(at + phrase.length);
  }
  if (isUnspaced) {
    const longestFirst = [...idle].toSorted((a, b) => b.length - a.length);
    const rest = left
      .split(" ")
      .map((word) => longestFirst.reduce((kept, one) => kept.replaceAll(one, " "), word))
      .flatMap((word) => word.split(" "));
    return { has, rest: rest.filter((word) => word.length >= 2) };
  }
  const rest: string[] = [];
  let slips = 0;
  for (const word of left.split(" ").filter(Boolean)) {
    if (idle.has(word)) continue;
    const most = joined.exec(word)?.[0].length ?? 0;
    const forms = Array.from({ length: most + 1 }, (_, cut) => word.slice(cut)).filter(
      (form) => form === word || form.length >= 2,
    );
    const found = forms.flatMap((form) => [
      ...(words.get(form) ?? []),
      ...beginnings.filter((one) => form.startsWith(one.text)).map((one) => one.concept),
    ]);
    if (found.length > 0) {
      for (const concept of found) has.add(concept);
    } else if (!forms.some((form) => idle.has(form))) {
      slips += 1;
      const mayBeSlip = withSlips && slips <= mostSlips && !capitals.has(word);
      const near = mayBeSlip ? findSlip(forms, words, beginnings, leastFor(tongue)) : null;
      if (near) has.add(near);
      if (!near) rest.push(word);
    }
  }
  return { has, rest };
}

function findPhrase(
  text: string,
  phrase: string,
  isOpen: boolean,
  isUnspaced: boolean,
  tongue: Tongue,
): number | null {
  if (isUnspaced) {
    const at = text.indexOf(phrase);
    return at < 0 ? null : at;
  }
  const source = `(?<= )${joinedOf(tongue.language)}${phrase}${isOpen ? "" : "(?= )"}`;
  const match = new RegExp(source, "u").exec(text);
  return match ? match.index + match[0].length - phrase.length : null;
}

function leastFor({ language }: Tongue): number {
  return language === "he" || language === "ar" ? leastForShort : leastForSlip;
}

/**
 * Returns the concept of a word with one slip of the keyboard; short words have too many neighbours, and what is like
 * the word for an item may be an item's name.
 */
function findSlip(
  forms: readonly string[],
  words: ReadonlyMap<string, readonly Concept[]>,
  beginnings: readonly Entry[],
  least: number,
): Concept | null {
  for (const form of forms.filter(({ length }) => length >= least)) {
    for (const [word, [concept]] of words) {
      if (
        concept &&
        concept !== "item" &&
        word.length >= least &&
        form[0] === word[0] &&
        isSlip(form, word)
      )
        return concept;
    }
    for (const { text, concept } of beginnings) {
      if (concept === "item" || text.length < least || form[0] !== text[0]) continue;
      const heads = [text.length - 1, text.length, text.length + 1].map((end) =>
        form.slice(0, end),
      );
      if (heads.some((head) => isSlip(head, text))) return concept;
    }
  }
  return null;
}
