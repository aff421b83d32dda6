import type { Language } from "@marzipan/contract/languages";
import { fold } from "./fold.ts";
import { foldLatinHindi, spellInLatin } from "./hindi-latin.ts";
import { peopleWordsOf, stopWordsOf } from "./stop-words.ts";

/** What a text is compared by, each with its share: words, their stems, letter groups of words. */
export type Units = Map<string, number>;

/** How the letter groups of one word weigh together, beside 1 for the word itself. */
const groupsShare = 1.2;
const stemShare = 0.8;
const personShare = 0.35;

const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{M}\p{N}]+/gu;
const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const hebrewPrefix = /^(?:[ושכ]{0,2}[הבלמ]?|[ו]?ש[הבלמ]?)(?=[א-ת]{3})/;
const arabicPrefix = /^(?:[وف]?(?:بال|كال|لل|ال|[بلك])?)(?=[ء-ي]{3})/;

/**
 * Returns the units of a text. Chinese and Japanese give pairs of signs, other scripts words with the
 * letter groups inside them, Hebrew and Arabic words also without what is joined in front; Hindi also
 * as it is typed in Latin letters. `isWhole` false leaves the letter groups out.
 */
export function unitsOf(text: string, language: Language, isWhole = true): Units {
  const units: Units = new Map();
  const stops = stopWordsOf(language);
  const people = peopleWordsOf(language);
  for (const [run] of fold(text).matchAll(runs)) {
    if (isUnspaced.test(run)) addPairs(units, run, stops, people);
    else if (people.has(run)) add(units, run, personShare);
    else if (!stops.has(run)) addWord(units, run, language, isWhole);
  }
  return units;
}

function add(units: Units, unit: string, share: number): void {
  units.set(unit, Math.max(units.get(unit) ?? 0, share));
}

function addPairs(
  units: Units,
  run: string,
  stops: ReadonlySet<string>,
  people: ReadonlySet<string>,
): void {
  const signs = Array.from(run);
  signs.forEach((sign, at) => {
    if (/\p{Script=Han}/u.test(sign) && !stops.has(sign)) add(units, sign, 0.3);
    const next = signs[at + 1];
    if (next === undefined || stops.has(sign + next)) return;
    const isGrammar = /^\p{Script=Hiragana}+$/u.test(sign + next);
    const share = people.has(sign + next) ? personShare : 1;
    add(units, sign + next, isGrammar ? 0.15 : share);
  });
}

function addWord(units: Units, word: string, language: Language, isWhole: boolean): void {
  add(units, word, 1);
  const stem = word.replace(language === "ar" ? arabicPrefix : hebrewPrefix, "");
  if ((language === "he" || language === "ar") && stem !== word) add(units, stem, stemShare);
  if (isWhole) addGroups(units, stem);
  if (language !== "hi") return;
  const latin = spellInLatin(word) ?? (/^[a-z]+$/.test(word) ? word : null);
  if (latin !== null && isWhole) addGroups(units, foldLatinHindi(latin));
}

function addGroups(units: Units, word: string): void {
  const letters = Array.from(`^${word}$`);
  const count = Math.max(1, letters.length - 2);
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    add(units, `~${letters.slice(at, at + 3).join("")}`, groupsShare / count);
  }
}
