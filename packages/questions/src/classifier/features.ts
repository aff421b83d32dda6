import type { Language } from "@marzipan/contract/languages";
import { conceptsOf } from "../concepts/concepts.ts";

/** The weight of each feature that a text has, by the feature's number. */
export type Features = ReadonlyMap<number, number>;

/** Features are hashed into this many numbers. */
export const featureCount = 1 << 20;

const longestText = 400;
const shortestGroup = 2;
const longestGroup = 5;
/** A pair of neighboring words weighs less than a word. */
const pairWeight = 0.7;

/** Accents, vowel points and the Arabic stretching sign; the vowel signs of Hindi are letters. */
const marks = /[\p{M}&&[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Inherited}]]|\u0640/gv;
const finalLetters: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };

/**
 * Returns what the classifier sees of a text in a language: its words and pairs of words, its groups of two to five
 * letters, and the concepts of its words, alone and in pairs; each of the three kinds is scaled to length 1. Case, accents,
 * vowel points, digits and punctuation make no difference. Only the first 400 characters count.
 */
export function featuresOf(text: string, language: Language): Features {
  const said = text.slice(0, longestText);
  const tokens = plainTokens(said);
  const words = new Map<number, number>();
  const letters = new Map<number, number>();
  tokens.forEach((token, at) => {
    add(words, `w ${token}`, 1);
    if (at > 0) add(words, `p ${tokens[at - 1]} ${token}`, pairWeight);
    for (const group of letterGroups(`<${token}>`)) add(letters, `l ${group}`, 1);
  });
  const concepts = new Map<number, number>();
  for (const name of withPairs(conceptsOf(said, language))) add(concepts, `c ${name}`, 1);
  return new Map([...scaled(words), ...scaled(letters), ...scaled(concepts)]);
}

function withPairs(names: readonly string[]): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((name, at) => [
    name,
    ...sorted.slice(at + 1).map((other) => `${name}+${other}`),
  ]);
}

/** Returns the words of a text in the form in which they are compared. */
function plainTokens(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’'׳"״`]/g, "")
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter)
    .replace(/\p{N}+/gu, "0")
    .replace(/(\p{L})\1{2,}/gu, "$1$1")
    .replace(/[^\p{L}\p{M}0$%?]+/gu, " ")
    .replace(/\?/g, " ? ")
    .trim()
    .split(/\s+/)
    .filter((token) => token !== "");
}

function* letterGroups(token: string): Generator<string> {
  for (let length = shortestGroup; length <= longestGroup; length++) {
    for (let at = 0; at + length <= token.length; at++) yield token.slice(at, at + length);
  }
}

function add(counts: Map<number, number>, name: string, weight: number): void {
  const feature = hash(name) % featureCount;
  counts.set(feature, (counts.get(feature) ?? 0) + weight);
}

function scaled(counts: ReadonlyMap<number, number>): [number, number][] {
  const roots = [...counts].map(([feature, count]) => [feature, Math.sqrt(count)] as const);
  const length = Math.sqrt(roots.reduce((sum, [, root]) => sum + root * root, 0)) || 1;
  return roots.map(([feature, root]) => [feature, root / length]);
}

/** FNV-1a over UTF-16 units with a final mix. */
function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
