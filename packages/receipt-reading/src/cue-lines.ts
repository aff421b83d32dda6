import { cuesOf, patternOf } from "./words/index.ts";
import type { ReceiptCues } from "./words/receipt-cues.ts";

/** A line that begins with a cue word, and what follows the word. */
export interface CueLine {
  rest: string;
}

/** Returns a function that reads the lines that begin with a cue word of a meaning; of other lines it returns `null`. */
export function readerOfCues(meaning: keyof ReceiptCues): (line: string) => CueLine | null {
  const words = cuesOf(meaning);
  const isAmbiguous = (word: string): boolean => word.endsWith(":");
  const plain = words.filter((word) => !isAmbiguous(word));
  const ambiguous = words.filter(isAmbiguous).map((word) => word.slice(0, -1));
  const begins = new RegExp(
    `^[^\\p{L}\\p{N}]{0,2}(?:(?:${patternOf(plain)})(?![\\p{L}\\p{M}])\\s*[:.\\-]*|(?:${patternOf(ambiguous)})\\s*(?::|$))\\s*(.*)$`,
    "iu",
  );
  // Chinese and Japanese put no space behind the word.
  const dense = plain.filter((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word),
  );
  const beginsDense = new RegExp(
    `^[^\\p{L}\\p{N}]{0,2}(?:${patternOf(dense)})\\s*:?\\s*(.*)$`,
    "iu",
  );
  return (line) => {
    const match = begins.exec(line) ?? beginsDense.exec(line);
    return match ? { rest: (match[1] ?? "").trim() } : null;
  };
}
