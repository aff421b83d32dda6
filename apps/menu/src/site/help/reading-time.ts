import { linePieces } from "@marzipan/help/say-article";
import type { SaidArticle } from "@marzipan/help/say-article";
import type { Speech } from "../../look/speech.ts";

/** Of somebody who reads a line, does it, and reads on. */
const wordsAMinute = 130;

/** Says how long an article takes to read, in whole minutes: "2 minutes". */
export function sayReadingTime({ tag, language }: Speech, article: SaidArticle): string {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const lines = linePieces(article).map((pieces) => pieces.map(({ text }) => text).join(""));
  const words = lines.flatMap((line) =>
    [...segmenter.segment(line)].filter((one) => one.isWordLike),
  );
  const minutes = Math.max(1, Math.round(words.length / wordsAMinute));
  return new Intl.NumberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" }).format(
    minutes,
  );
}
