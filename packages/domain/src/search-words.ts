import { plainPhone } from "@marzipan/contract/phone";
import { likePattern, normalise, phoneDigits } from "./search.ts";

/** Most words of a search that are looked for; further ones are ignored. */
const mostWords = 8;

/** Answers the words of a search, normalised: a text holds all of them to match, in any order; none for an empty search. */
function wordsOf(query: string): string[] {
  return normalise(query).split(" ").filter(Boolean).slice(0, mostWords);
}

/** Answers the LIKE patterns of a search, one a word; all must be found. */
export function wordPatterns(query: string): string[] {
  return wordsOf(query).map(likePattern);
}

/**
 * Answers the words of a search that may be a phone number as a person types it: then its digits are one word,
 * without leading zeros, so that 054… finds +972 54….
 */
export function personWords(query: string): string[] {
  const typed = plainPhone(query);
  const digits = phoneDigits(typed);
  const isPhone = digits.length >= 3 && /^[+\d\s().\-/]+$/.test(typed);
  return isPhone ? [digits.replace(/^0+(?=\d)/, "")] : wordsOf(query);
}

/** Answers the LIKE patterns of such a search. */
export function personPatterns(query: string): string[] {
  return personWords(query).map(likePattern);
}
