import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { ja } from "./ja.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";
import type { ReceiptCues } from "./receipt-cues.ts";

const all: readonly ReceiptCues[] = [en, he, ar, hi, de, fr, es, pt, ja, zh];

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Returns the words of a meaning in all languages, the longest first. */
export function cuesOf(meaning: keyof ReceiptCues): string[] {
  const words = new Set(all.flatMap((one) => one[meaning]));
  return [...words].toSorted((a, b) => b.length - a.length);
}

/** Returns the pattern of any of the words, as a part of another pattern. */
export function patternOf(words: readonly string[]): string {
  return words.map(escape).join("|");
}
