import { plainPhone } from "@marzipan/contract/phone";
import { foldForSearch, likePattern, phoneDigits } from "./search.ts";

/** Most words of a search that are looked for; further ones are ignored. */
const mostWords = 8;

/** Returns the words of a search, normalised: a text holds all of them to match, in any order; none for an empty search. */
function wordsOf(query: string): string[] {
  return foldForSearch(query).split(" ").filter(Boolean).slice(0, mostWords);
}

/** Returns the LIKE patterns of a search, one a word; all must be found. */
export function wordPatterns(query: string): string[] {
  return wordsOf(query).map(likePattern);
}

/** The codes of countries: those of one and two digits, else three (ITU E.164). */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{5})/;

/** From so many digits on, a number without a leading zero is read as one with a country's code. */
const fewestInternational = 11;

/**
 * Returns the words of a search that may be a phone number as a person types it: then its digits are one word,
 * without leading zeros and a country's code, so that 054… finds +972 54… and the other way round. Where the digits
 * only look like such a code, more is found, never less: those after it are part of the number.
 */
export function personWords(query: string): string[] {
  const typed = plainPhone(query);
  const digits = phoneDigits(typed);
  const isPhone = digits.length >= 3 && /^[+\d\s().\-/]+$/.test(typed);
  if (!isPhone) return wordsOf(query);
  const isInternational =
    /^(?:\+|00)/.test(typed) || (digits.length >= fewestInternational && !digits.startsWith("0"));
  const own = withoutZeros(digits);
  return [isInternational ? withoutZeros(own.replace(countryCode, "")) : own];
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

/** Returns the LIKE patterns of such a search. */
export function personPatterns(query: string): string[] {
  return personWords(query).map(likePattern);
}
