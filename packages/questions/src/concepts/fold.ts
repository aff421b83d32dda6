const finals: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };

const folds: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g, ""],
  // Arabic letters that people write one for the other.
  [/[أإآٱ]/g, "ا"],
  [/[ىئ]/g, "ي"],
  [/ة/g, "ه"],
  [/ؤ/g, "و"],
  // Devanagari: dots, nasal signs and halant are often left out, vowels written long or short.
  [/[\u093c\u0900-\u0902\u094d]/g, ""],
  [/ी/g, "ि"],
  [/ू/g, "ु"],
  [/ई/g, "इ"],
  [/ऊ/g, "उ"],
  [/ष/g, "श"],
  [/ण/g, "न"],
  [/[ऑॉ]/g, "ओ"],
  [/ß/g, "ss"],
  [/ー/g, ""],
  [/['’‘׳"״“”„«»]/g, ""],
];

/**
 * Returns a text as the search compares it: lower case, without accents and points, letters folded
 * that one language writes in several ways. Stronger than the fold of searching lists, because here
 * spelling slips shall not count.
 */
export function fold(text: string): string {
  // Kana keep their voicing marks: only other scripts are taken apart.
  const apart = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\u3040-\u30ff]+/g, (run) => run.normalize("NFD"));
  return folds
    .reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), apart)
    .normalize("NFC")
    .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter);
}

/** Returns a text as meanings are read from it: folded, with the short words apart that French joins (d'avance). */
export function foldMeaning(text: string): string {
  return fold(
    text.replace(/%/g, " percent ").replace(/(?<!\p{L})([ldjcnsmt]|qu)['’](?=\p{L})/giu, "$1 "),
  );
}
