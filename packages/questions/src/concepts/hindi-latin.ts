const consonants: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "jh",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "v",
  श: "sh",
  स: "s",
  ह: "h",
};

const vowels: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  उ: "u",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऋ: "ri",
};

const signs: Readonly<Record<string, string>> = {
  "ा": "a",
  "ि": "i",
  "ु": "u",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ृ": "ri",
};

/**
 * Returns a folded Hindi word as it is typed on a Latin keyboard (ऑर्डर: ordar), `null` for a word in
 * another script. Spellings differ from writer to writer; the search compares them by letter groups.
 */
function spellInLatin(word: string): string | null {
  if (!/^[\u0900-\u097f]+$/.test(word)) return null;
  const letters = Array.from(word);
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter];
      if (consonant === undefined) return vowels[letter] ?? signs[letter] ?? "";
      const next = letters[at + 1];
      return next === undefined || signs[next] !== undefined ? consonant : `${consonant}a`;
    })
    .join("");
}

/** Returns a Latin word of Hindi with doubled letters made single: bhejein, bhejeen and bhejen meet. */
function foldLatinHindi(word: string): string {
  return word
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/(.)\1+/g, "$1");
}

/**
 * Returns what stays of a Hindi word however it is typed in Latin letters: its consonants and firm
 * vowels (करना, karna, karana: krn); `null` where too little stays.
 */
export function spellSkeleton(word: string): string | null {
  const latin = spellInLatin(word) ?? (/^[a-z]+$/.test(word) ? word : null);
  if (latin === null) return null;
  const folded = foldLatinHindi(latin);
  const skeleton = folded.slice(0, 1) + folded.slice(1).replace(/[aeiouhy]/g, "");
  return skeleton.length < 3 ? null : skeleton;
}
