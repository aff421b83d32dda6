/** The least characters of a secret, and the least different ones among them: what random hexadecimal digits have. */
const leastLength = 32;
const leastDifferent = 8;

/** Of neighbours in a secret at most this share may be the same or follow each other, as `aaaa` and `abcd` do. */
const mostRegular = 0.5;

/** Returns whether a secret looks random: long, of many different characters, no repetition and no row of the alphabet. */
export function isHardToGuess(secret: string): boolean {
  const letters = Array.from(secret);
  if (letters.length < leastLength || new Set(letters).size < leastDifferent) return false;
  if (`${secret}${secret}`.indexOf(secret, 1) < secret.length) return false;
  const steps = letters.slice(1).map((letter, index) => codeOf(letter) - codeOf(letters[index]));
  const regular = steps.filter((step) => Math.abs(step) <= 1).length;
  return regular / steps.length <= mostRegular;
}

const codeOf = (letter: string | undefined): number => letter?.codePointAt(0) ?? 0;
