import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { normalise } from "@marzipan/domain/search";
import { joinedLetters, numberWords, teenWords } from "./number-words.ts";

/** What a word is in a number. */
interface Part {
  adds?: number;
  times?: number;
  isTeen?: true;
  isAnd?: true;
}

/** A number in words, with the words. */
export interface WordedNumber {
  value: number;
  text: string;
  isPercent: boolean;
}

const latin: readonly Language[] = ["en", "fr", "de", "es", "pt"];
/** Below it, number words of one Latin-written language are ordinary words of another: "once", "die", "cent". */
const leastForeign = 20;
const ambiguous = new Set([
  "cent",
  "cents",
  "mil",
  "mille",
  "m",
  "k",
  "million",
  "cento",
  "ciento",
]);

/** Arabic is compared without vowel signs and letter variants; the others as they are written. */
function fold(word: string, language: Language): string {
  return language === "ar" ? normalise(word) : word.toLowerCase().normalize("NFC");
}

const tables = new Map<Language, ReadonlyMap<string, Part>>();

function tableOf(language: Language): ReadonlyMap<string, Part> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Part>();
  const add = (words: string, part: Part): void => {
    for (const word of words.split("/")) {
      if (word === "_") continue;
      table.set(fold(word, language), { ...table.get(fold(word, language)), ...part });
    }
  };
  const lexicon = numberWords[language];
  if (lexicon) {
    lexicon.first.split(" ").forEach((words, value) => add(words, { adds: value }));
    for (const [value, words] of Object.entries(lexicon.more)) add(words, { adds: Number(value) });
    for (const [value, words] of Object.entries(lexicon.times))
      add(words, { times: Number(value) });
    add(lexicon.and, { isAnd: true });
    add(teenWords[language] ?? "_", { isTeen: true });
  }
  tables.set(language, table);
  return table;
}

/** Returns what a word is in a number of a language, without letters that are joined in front of it. */
function partOf(word: string, language: Language): Part | undefined {
  const table = tableOf(language);
  const folded = fold(word, language);
  const most = joinedLetters[language]?.exec(folded)?.[0].length ?? 0;
  for (let cut = 0; cut <= most; cut += 1) {
    const part = table.get(folded.slice(cut));
    // "One of ten" is no eleven: a ten with a letter in front of it makes no teen.
    if (part?.isTeen && cut > 0) return { adds: 10 };
    if (part) return part;
  }
  return language === "de" ? germanCompound(folded, table) : undefined;
}

/** Reads a German number of one word: "zweitausenddreihundertfünfundzwanzig". */
function germanCompound(word: string, table: ReadonlyMap<string, Part>): Part | undefined {
  for (const [name, factor] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at === -1) continue;
    const before = word.slice(0, at);
    const after = word.slice(at + name.length).replace(/^und/, "");
    const [head, tail] = [before, after].map((part) => germanValue(part, table));
    if (head === null || tail === null || head === undefined || tail === undefined)
      return undefined;
    return { adds: (before === "" ? 1 : head) * factor + tail };
  }
  const joined = /^(.{1,12})und(.{1,10}zig|dreißig|dreissig)$/.exec(word);
  const [unit, tens] = [table.get(joined?.[1] ?? "")?.adds, table.get(joined?.[2] ?? "")?.adds];
  return unit === undefined || tens === undefined ? undefined : { adds: unit + tens };
}

function germanValue(part: string, table: ReadonlyMap<string, Part>): number | null {
  if (part === "") return 0;
  return (table.get(part) ?? germanCompound(part, table))?.adds ?? null;
}

/**
 * Lists the numbers that a text writes in words. Words of another script count in any language; of the Latin ones
 * those of the given languages, and of the others what means nothing else.
 */
export function readWordedNumbers(text: string, spoken: readonly Language[]): WordedNumber[] {
  const joined = text
    .replace(/quatre[-\s]vingts?/giu, "quatrevingt")
    .replace(/quinze[-\s]vingts/giu, "");
  return languages
    .filter((language) => numberWords[language])
    .flatMap((language) => {
      const isForeign = latin.includes(language) && !spoken.includes(language);
      return readIn(joined, language).filter(
        ({ value, text: words }) =>
          !isForeign || (value >= leastForeign && !ambiguous.has(words.toLowerCase())),
      );
    });
}

function readIn(text: string, language: Language): WordedNumber[] {
  const found: WordedNumber[] = [];
  let run: { total: number; current: number; words: string[]; pending: string[] } | null = null;
  let [end, reached] = [0, 0];
  const close = (): void => {
    if (run !== null) {
      const isPercent = /^\s*%/.test(text.slice(end));
      found.push({ value: run.total + run.current, text: run.words.join(" "), isPercent });
    }
    run = null;
  };
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    // Digits before a word that multiplies are read with them.
    const afterDigits = /\d[\s-]?$/.test(text.slice(0, match.index));
    const gap = run === null ? "" : text.slice(reached, match.index);
    if (run !== null && !/^[\s-]*$/.test(gap)) close();
    const part = afterDigits ? undefined : partOf(word, language);
    if (part === undefined) {
      close();
      continue;
    }
    if (part.isAnd) {
      if (run !== null) run.pending.push(word);
      reached = match.index + word.length;
      continue;
    }
    if (run !== null && !fits(run.current, part)) close();
    run ??= { total: 0, current: 0, words: [], pending: [] };
    run.words.push(...run.pending, word);
    run.pending = [];
    end = reached = match.index + word.length;
    if (part.isTeen) run.current += 10;
    else if (part.times === undefined) run.current += part.adds ?? 0;
    else if (part.times === 100) run.current = (run.current || 1) * 100;
    else {
      run.total += (run.current || 1) * part.times;
      run.current = 0;
    }
  }
  close();
  return found;
}

/** Returns whether a part goes on with the number so far, or begins another. */
function fits(current: number, { adds, times, isTeen }: Part): boolean {
  if (times !== undefined) return times !== 100 || current < 100;
  if (isTeen) return current % 100 < 10;
  if (adds === undefined) return false;
  if (current === 0) return true;
  if (adds >= 100) return false;
  if (current % 100 === 0) return true;
  const rest = current % 100;
  // "soixante-dix-sept": sixty and ten and seven.
  if ((rest === 60 || rest === 80) && adds < 20) return true;
  if ((rest === 70 || rest === 90) && adds < 10) return true;
  // "fünf und zwanzig", and in Arabic "three and twenty".
  if (rest < 10 && adds >= 20 && adds % 10 === 0) return true;
  return rest % 10 === 0 && adds < 10;
}
