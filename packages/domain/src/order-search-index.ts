/** Longer words are kept in overlapping pieces: an index row has to hold them. */
const longestPiece = 190;
const step = 90;

/** The longest part of a word that is surely whole in one of its pieces. */
export const longestPart = longestPiece - step;

/**
 * Returns the words by which an order is found, each once, from the text in which it is searched, without its number;
 * a word of more than 190 characters in overlapping pieces.
 */
export function wordsOfOrder(searchKey: string): Set<string> {
  const [, ...words] = searchKey.split(" ");
  return new Set(words.filter(Boolean).flatMap(piecesOf));
}

function piecesOf(word: string): string[] {
  if (word.length <= longestPiece) return [word];
  const count = Math.ceil((word.length - longestPiece) / step) + 1;
  return Array.from({ length: count }, (_, at) =>
    word.slice(at * step, at * step + longestPiece).toWellFormed(),
  );
}

/**
 * Returns the numbers up to `last` that are found by a part of a word, as `12` finds #12 and #312 and `#12` finds #12
 * and #120; `null` where they are more than `most`.
 */
export function numbersContaining(part: string, last: number, most: number): number[] | null {
  if (part === "#") return last > most ? null : numbersUpTo(last);
  const [, sign, digits] = /^(#?)(\d+)$/.exec(part) ?? [];
  if (digits === undefined) return [];
  const found = new Set<number>();
  for (let length = digits.length; length <= String(last).length; length += 1) {
    const free = length - digits.length;
    for (let before = 0; before <= (sign === "#" ? 0 : free); before += 1) {
      const isWithin = addNumbers(found, digits, [before, free - before], last, most);
      if (!isWithin) return null;
    }
  }
  return [...found];
}

/** Adds the numbers that have so many digits before some digits and after them; returns `false` beyond `most`. */
function addNumbers(
  found: Set<number>,
  digits: string,
  [before, after]: readonly [number, number],
  last: number,
  most: number,
): boolean {
  if (before === 0 && digits.startsWith("0")) return true;
  const first = before === 0 ? 0 : 10 ** (before - 1);
  const end = before === 0 ? 1 : 10 ** before;
  for (let head = first; head < end; head += 1) {
    const from = (head * 10 ** digits.length + Number(digits)) * 10 ** after;
    if (from > last) return true;
    const to = Math.min(last, from + 10 ** after - 1);
    for (let number = from; number <= to; number += 1) {
      found.add(number);
      if (found.size > most) return false;
    }
  }
  return true;
}

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
