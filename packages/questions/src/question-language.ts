import { type Language, languages } from "@marzipan/contract/languages";
import { fold } from "./concepts/fold.ts";
import { stopWordsOf } from "./concepts/stop-words.ts";
import { languagesOf } from "./understand.ts";
import { longest } from "./words.ts";

const latin: readonly Language[] = languages.filter((one) =>
  ["en", "fr", "de", "es", "pt"].includes(one),
);

/** So many more little words of another language than of the reader's own decide for it. */
const leastMore = 2;

/**
 * Returns the language in which a question is answered: that of its letters; in Latin letters the one with most of its
 * little words, the reader's own where that is not clear (rulings §7).
 */
export function questionLanguage(question: string, own: Language): Language {
  const text = question.slice(0, longest);
  const [first = own] = languagesOf(text, own);
  if (!latin.includes(first)) return isLatinText(text) ? likeliestLatin(text, own) : first;
  return likeliestLatin(text, own);
}

function isLatinText(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => /\p{Script=Latin}/u.test(word)).length * 2 > words.length;
}

function likeliestLatin(text: string, own: Language): Language {
  const words = fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const counted = latin.map((language) => {
    const stops = stopWordsOf(language);
    return { language, count: words.filter((word) => stops.has(word)).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  const ownCount = counted.find(({ language }) => language === own)?.count ?? 0;
  return best && best.count - ownCount >= leastMore ? best.language : own;
}
