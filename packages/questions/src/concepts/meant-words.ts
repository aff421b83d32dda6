import type { Language } from "@marzipan/contract/languages";
import { foldMeaning } from "./fold.ts";
import { spellSkeleton } from "./hindi-latin.ts";
import type { Form, Lexicon } from "./lexicon.ts";
import { isNear } from "./spelling.ts";
import { stopWordsOf } from "./stop-words.ts";
import { variantsOf } from "./variants.ts";

/** A word of a question with what it may mean; without concepts it is a word the lexicons lack. */
export interface MeantWord {
  text: string;
  concepts: readonly string[];
  /** How sure the meaning is: less where a spelling slip was forgiven. */
  share: number;
}

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const slipShare = 0.75;
/** How long a word must be, that so many slips may be forgiven. */
const leastLetters = { 1: 5, 2: 9 } as const;
/** The most letters that may follow the beginning of a word. */
const longestEnding = 4;
/** A whole word is surer than the beginning of one. */
const wholeBonus = 0.7;

/** Returns the words of a text with their concepts, read by the lexicons in their order: the person's language first. */
export function meantWords(text: string, lexicons: readonly Lexicon[]): MeantWord[] {
  const folded = foldMeaning(text);
  const tokens = [...folded.matchAll(runs)].map(([run]) => run);
  const found: MeantWord[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? "";
    if (unspaced.test(token)) {
      found.push(...meantInRun(token, lexicons));
      at += 1;
      continue;
    }
    const phrase = longestPhrase(tokens, at, lexicons);
    if (phrase) {
      found.push({ text: token, concepts: phrase.concepts, share: 1 });
      at += phrase.length;
      continue;
    }
    found.push(...meantWord(token, lexicons));
    at += 1;
  }
  return found;
}

/**
 * Returns the lexicons in the order in which a text is read: the language that knows most of its words
 * first, the person's own (the first given) in doubt, English for loan words after it.
 */
export function orderLexicons(text: string, lexicons: readonly Lexicon[]): Lexicon[] {
  const tokens = [...foldMeaning(text).matchAll(runs)].map(([run]) => run);
  const known = lexicons.map((lexicon, at) => ({
    lexicon,
    count: (at === 0 ? 1 : 0) + tokens.filter((token) => isKnownTo(token, lexicon)).length,
  }));
  const best = known.toSorted((a, b) => b.count - a.count)[0]?.lexicon;
  const english = lexicons.find(({ language }) => language === "en");
  return [...new Set([best, lexicons[0], english])].flatMap((lexicon) => lexicon ?? []);
}

function isKnownTo(token: string, lexicon: Lexicon): boolean {
  return (
    stopWordsOf(lexicon.language).has(token) ||
    (token.length > 2 && readWord(token, lexicon).length > 0)
  );
}

interface PhraseFound {
  length: number;
  concepts: readonly string[];
}

function longestPhrase(
  tokens: readonly string[],
  at: number,
  lexicons: readonly Lexicon[],
): PhraseFound | null {
  let best: (PhraseFound & { words: number }) | null = null;
  for (const lexicon of lexicons) {
    for (const { text } of variantsOf(tokens[at] ?? "", lexicon.language)) {
      for (const phrase of lexicon.phrases.get(text) ?? []) {
        const end = matchRest(tokens, at + 1, phrase.rest, lexicon.language);
        const words = phrase.rest.length + 1;
        if (end === null || (best && best.words > words)) continue;
        const shared: readonly string[] = best?.words === words ? best.concepts : [];
        best = { length: end - at, words, concepts: [...new Set([...shared, ...phrase.concepts])] };
      }
    }
    if (best) return best;
  }
  return best;
}

/** Returns where a phrase ends; one word that says nothing may be between its words. */
function matchRest(
  tokens: readonly string[],
  from: number,
  rest: readonly Form[],
  language: Language,
): number | null {
  const stops = stopWordsOf(language);
  const isForm = (token: string, { text, isStem }: Form): boolean =>
    variantsOf(token, language).some((variant) =>
      isStem ? variant.text.startsWith(text) : variant.text === text,
    );
  let at = from;
  let gaps = 1;
  for (const form of rest) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (isForm(token, form)) at += 1;
    else if (gaps > 0 && stops.has(token) && isForm(tokens[at + 1] ?? "", form)) {
      gaps -= 1;
      at += 2;
    } else return null;
  }
  return at;
}

function meantWord(token: string, lexicons: readonly Lexicon[]): MeantWord[] {
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(token);
  for (const lexicon of lexicons) {
    const whole = lexicon.words.get(token);
    if (whole) return [{ text: token, concepts: whole, share: 1 }];
    if (stopWordsOf(lexicon.language).has(token)) return [];
    const found = readWord(token, lexicon);
    if (found.length > 0) return found.map((concepts) => ({ text: token, concepts, share: 1 }));
  }
  if (/^\p{N}+$/u.test(token)) return [];
  const [own] = lexicons;
  const near = own ? readSlip(token, own, 1) : [];
  if (near.length > 0) return [{ text: token, concepts: near, share: slipShare }];
  for (const lexicon of lexicons) {
    const inside = readInside(token, lexicon);
    if (inside.length > 0) return inside.map((concepts) => ({ text: token, concepts, share: 1 }));
  }
  const far = own ? readSlip(token, own, 2) : [];
  if (far.length > 0) return [{ text: token, concepts: far, share: slipShare }];
  if (isLatin && token.length < 2) return [];
  return [{ text: token, concepts: [], share: 1 }];
}

/** Returns the concepts of a word: those of its form, and of what is joined to it (Passwort, ändern). */
function readWord(token: string, lexicon: Lexicon): (readonly string[])[] {
  let best: { score: number; concepts: readonly string[]; tail: string } | null = null;
  for (const { text, cost } of variantsOf(token, lexicon.language)) {
    const exact = lexicon.words.get(text);
    const score = text.length + wholeBonus - cost;
    if (exact && (!best || score > best.score)) best = { score, concepts: exact, tail: "" };
    for (let end = text.length; end >= 2; end -= 1) {
      const concepts = lexicon.stems.get(text.slice(0, end));
      if (!concepts) continue;
      if (!best || end - cost > best.score) {
        best = { score: end - cost, concepts, tail: text.slice(end) };
      }
      break;
    }
  }
  if (best) {
    const joined = best.tail.length >= 4 ? readTail(best.tail, lexicon) : null;
    return joined ? [best.concepts, joined] : [best.concepts];
  }
  if (lexicon.language === "hi") {
    const skeleton = spellSkeleton(token);
    const concepts = skeleton === null ? undefined : lexicon.skeletons.get(skeleton);
    if (concepts) return [concepts];
  }
  return [];
}

function readTail(tail: string, { words, stems }: Lexicon): readonly string[] | null {
  for (let begin = 0; begin <= 2 && tail.length - begin >= 4; begin += 1) {
    const rest = tail.slice(begin);
    const exact = words.get(rest);
    if (exact) return exact;
    for (let end = rest.length; end >= 4; end -= 1) {
      const concepts = stems.get(rest.slice(0, end));
      if (concepts) return concepts;
    }
  }
  return null;
}

/** Returns the concepts of forms inside a long word: compounds, forgotten spaces. */
function readInside(token: string, { words, stems }: Lexicon): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  if (token.length < 8) return found;
  let at = 1;
  while (at + 4 <= token.length) {
    let taken = 0;
    for (let end = token.length; end - at >= 4; end -= 1) {
      const piece = token.slice(at, end);
      const concepts = stems.get(piece) ?? (end === token.length ? words.get(piece) : undefined);
      if (!concepts) continue;
      found.push(concepts);
      taken = end - at;
      break;
    }
    at += Math.max(1, taken);
  }
  return found;
}

/** Returns the concepts of the form nearest to a word that is spelt otherwise. */
function readSlip(token: string, lexicon: Lexicon, most: 1 | 2): readonly string[] {
  const least = leastLetters[most];
  for (const { text: variant } of variantsOf(token, lexicon.language)) {
    if (variant.length < least) continue;
    for (let length = variant.length + most; length >= least; length -= 1) {
      const isShorter = length < variant.length - most;
      for (const { text, isStem, concepts } of lexicon.byLength.get(length) ?? []) {
        if (isStem ? length < variant.length - longestEnding : isShorter) continue;
        const compared = isStem ? variant.slice(0, length) : variant;
        if (isNear(compared, text, most)) return concepts;
      }
    }
  }
  return [];
}

/** Returns the concepts of a run without spaces: the longest forms from its beginning on. */
function meantInRun(run: string, lexicons: readonly Lexicon[]): MeantWord[] {
  const found: MeantWord[] = [];
  const signs = Array.from(run);
  let unread = "";
  const endUnread = (): void => {
    found.push(...unreadWords(unread, lexicons));
    unread = "";
  };
  let at = 0;
  while (at < signs.length) {
    let taken = 0;
    for (let end = Math.min(signs.length, at + 10); end > at && taken === 0; end -= 1) {
      const piece = signs.slice(at, end).join("");
      for (const lexicon of lexicons) {
        const concepts = lexicon.words.get(piece) ?? lexicon.stems.get(piece);
        if (concepts) {
          endUnread();
          found.push({ text: piece, concepts, share: 1 });
          taken = end - at;
          break;
        }
        if (stopWordsOf(lexicon.language).has(piece)) {
          endUnread();
          taken = end - at;
          break;
        }
      }
    }
    if (taken === 0) unread += signs[at] ?? "";
    at += Math.max(1, taken);
  }
  endUnread();
  return found;
}

/** Returns the parts of an unread run that carry meaning: grammar is written in Hiragana. */
function unreadWords(run: string, lexicons: readonly Lexicon[]): MeantWord[] {
  const parts = run.match(/\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return parts.flatMap((part) => {
    const slip = lexicons.flatMap((lexicon) => (part.length > 4 ? readSlip(part, lexicon, 1) : []));
    return [{ text: part, concepts: slip, share: slip.length > 0 ? slipShare : 1 }];
  });
}
