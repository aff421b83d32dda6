/** Below this many letters a word has room in a column of the week. */
const longWord = /[\p{Script=Greek}\p{Script=Cyrillic}]{9,}/gu;

const vowels = new Set("αεηιουωάέήίόύώϊϋΐΰаеёиоуыэюяіїєў");
const softHyphen = "\u{AD}";

/**
 * Returns a name with soft hyphens between the syllables of its long Greek and Cyrillic words. A browser hyphenates
 * by the language of the page alone, so that names in other scripts would be torn anywhere in a narrow column.
 */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(longWord, (word) => {
    const letters = word.split("");
    const isVowel = letters.map((letter) => vowels.has(letter.toLowerCase()));
    return letters
      .map((letter, place) => {
        const opensSyllable = isVowel[place] === false && isVowel[place + 1] === true;
        const hasRoom = isVowel.slice(0, place).includes(true) && letters.length - place > 2;
        return opensSyllable && hasRoom && place > 1 ? softHyphen + letter : letter;
      })
      .join("");
  });
}
