import { oldEncodings } from "./encodings.ts";
import type { FrequentRange, OldEncoding } from "./encodings.ts";

/** How many letters beyond ASCII are looked at. */
const looksAt = 4000;

interface Candidate {
  name: string;
  /** How usual a character is, from 1 for the most frequent letter to 0.3. */
  weights: ReadonlyMap<string, number>;
  usual: RegExp | undefined;
  bonus: number;
}

/** How usual a character is that its standard counts among the frequent ones. */
const frequentWeight = 0.45;

/** Returns the characters of a range. */
function charactersOf({ encoding, leads, trails }: FrequentRange): string {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}

const prepare = ({ name, letters, usual, bonus = 0, frequent }: OldEncoding): Candidate => {
  const weights = new Map<string, number>();
  for (const letter of frequent ? charactersOf(frequent) : "") weights.set(letter, frequentWeight);
  const distinct = [...new Set(letters)];
  for (const [rank, letter] of distinct.entries())
    if (letter > "\u007F")
      weights.set(letter, Math.max(weights.get(letter) ?? 0, 1 - (0.7 * rank) / distinct.length));
  return { name, usual, bonus, weights };
};

let prepared: readonly Candidate[] | undefined;

const isLetter = (sign: string): boolean => /[\p{L}\p{M}]/u.test(sign);
const isLatin = (sign: string): boolean => /\p{Script=Latin}/u.test(sign);
const isLower = (sign: string): boolean => sign !== sign.toUpperCase();
const isUpper = (sign: string): boolean => sign !== sign.toLowerCase();

/** Returns how far two neighbours of a word belong together: Latin beside another script, or `aÉ`, do not. */
function judgePair(before: string, sign: string): number {
  if (!isLetter(sign)) return 0;
  // Names begin with a capital in scripts that have them.
  if (!isLetter(before)) return sign > "\u007F" && isLower(sign) ? -1.2 : 0;
  if (isLatin(before) !== isLatin(sign)) return -0.6;
  // In Latin words a letter beyond ASCII rarely follows another.
  if (isLatin(sign) && before > "\u007F" && sign > "\u007F") return -0.8;
  return isLower(before) && isUpper(sign) ? -0.6 : 0;
}

/** Returns how usual the characters beyond ASCII of a text are, on average; below 0 for an unlikely text. */
function judge({ weights, usual }: Candidate, text: string): number {
  let sum = 0;
  let count = 0;
  let before = " ";
  for (const sign of text) {
    if (sign > "\u007F" || before > "\u007F") sum += judgePair(before, sign);
    if (sign > "\u007F") {
      count += 1;
      const weight = weights.get(sign) ?? (usual?.test(sign) === true ? 1 : undefined);
      sum += weight ?? (isLetter(sign) ? -0.3 : -1);
      if (count >= looksAt) break;
    }
    before = sign;
  }
  return count === 0 ? 0 : sum / count;
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns the encoding in which the bytes of a text are the most usual letters. The bytes are neither UTF-8 nor UTF-16.
 */
export function detectOldEncoding(bytes: Uint8Array): string {
  prepared ??= oldEncodings.map(prepare);
  let best = "windows-1252";
  let bestScore = -Infinity;
  for (const candidate of prepared) {
    const text = decodeStrictly(candidate.name, bytes);
    if (text === null || /[\u0080-\u009F]/.test(text)) continue;
    const score = judge(candidate, text) + candidate.bonus;
    if (score <= bestScore) continue;
    best = candidate.name;
    bestScore = score;
  }
  return best;
}
