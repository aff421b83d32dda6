/**
 * Returns the normalised form of a text for searching: lower case, without accents, Hebrew points
 * and Arabic vowel signs, Arabic and Hebrew letter variants folded, white space single, and without
 * the marks that no one sees and that come with copying: those of direction, and those that divide
 * long words. Joiners stay: they are letters of some scripts. The server stores it beside names; a
 * search normalises its words the same way.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Mn}\u0640]|(?![\u200c\u200d])\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/[׳’‘']/g, "'")
    .replace(/[״“”"]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** Returns the digits of a phone number, for searching and comparing. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** What may be typed in two ways: an umlaut or ligature, or the letters for it without one, as "ue" for "ü". */
const hasSpellings = /[äöüæœø]|[aou]e/u;

/**
 * Returns a search as its words are compared with normalised texts: "ß" is the "ss" that many type for it. What may be
 * spelled in two ways has its vowels in capitals, so that `Müller` and `mueller` are both `mUller`; the server's
 * `searchedAs` folds a column the same way where a pattern has capitals. What is stored keeps its letters, because the
 * same keys tell names apart.
 */
export function foldForSearch(query: string): string {
  const plain = normalise(query).replaceAll("ß", "ss");
  if (!hasSpellings.test(query.normalize("NFC").toLowerCase())) return plain;
  return plain
    .replace(/ae|[aæ]/g, "A")
    .replace(/oe|[oœø]/g, "O")
    .replace(/ue|u/g, "U");
}

/** Returns a LIKE pattern that finds a word of a folded search anywhere; wildcards in it are taken literally. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The most characters of a key that is sorted or compared by: an index row has to hold it. */
const longestKey = 190;

/** Returns the key under which a name is sorted and compared: normalised, at most 190 characters. */
export function nameKey(name: string): string {
  return normalise(name).slice(0, longestKey).toWellFormed();
}
