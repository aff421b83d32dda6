import type { Speech } from "../look/speech.ts";

/** Of someone who reads a line, does it, and reads on. */
const wordsAMinute = 130;

/** Formats how long lines take to read, in whole minutes: "2 minutes". */
export function sayReadingTime({ tag, language }: Speech, lines: readonly string[]): string {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const words = lines.flatMap((line) =>
    [...segmenter.segment(line)].filter((one) => one.isWordLike),
  );
  const minutes = Math.max(1, Math.round(words.length / wordsAMinute));
  return new Intl.NumberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" }).format(
    minutes,
  );
}
