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
  const typed = westernDigits(query).trim();
  const digits = phoneDigits(typed);
  const isPhone = digits.length >= 3 && /^[+\d\s().\-/]+$/.test(typed);
  return isPhone ? [digits.replace(/^0+(?=\d)/, "")] : wordsOf(query);
}

/** Answers the LIKE patterns of such a search. */
export function personPatterns(query: string): string[] {
  return personWords(query).map(likePattern);
}

/** Arabic, Persian and Hindi digits: the first of each ten. */
const zeros = [0x0660, 0x06f0, 0x0966];

function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
}
