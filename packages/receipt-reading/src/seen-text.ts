/** A piece of text that was seen on a page, and its place in pixels; the page is level and upright. */
export interface SeenText {
  text: string;
  /** How sure the reader is of the letters, from 0 to 1. */
  confidence: number;
  /** How sure it is of the letter that it doubts most, from 0 to 1. */
  weakest: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pieces of text that are next to each other, from left to right. */
export interface Row {
  /** Their texts with two spaces between, digits and punctuation made plain. */
  text: string;
  /** Their letters only: small, without spaces, marks and look-alike digits; what words are found in. */
  letters: string;
  confidence: number;
  weakest: number;
  left: number;
  right: number;
  middle: number;
  height: number;
  pieces: readonly SeenText[];
}

/**
 * The most characters of a row that are read; no slip prints as many. What is looked for in a row is looked for in
 * ways that would be slow in a very long one (`tools/patterns.check.ts`).
 */
export const longestRow = 300;

/** Returns the rows of a page from top to bottom. */
export function makeRows(texts: readonly SeenText[]): Row[] {
  const groups: { middle: number; height: number; pieces: SeenText[] }[] = [];
  for (const piece of texts.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const middle = (piece.top + piece.bottom) / 2;
    const height = piece.bottom - piece.top;
    const fitting = groups.findLast(
      (group) =>
        Math.abs(group.middle - middle) < 0.5 * Math.min(group.height, height) &&
        group.pieces.every((other) => !standsOver(other, piece)),
    );
    if (!fitting) {
      groups.push({ middle, height, pieces: [piece] });
      continue;
    }
    const count = fitting.pieces.push(piece);
    fitting.middle += (middle - fitting.middle) / count;
    fitting.height += (height - fitting.height) / count;
  }
  return groups
    .toSorted((a, b) => a.middle - b.middle)
    .map((group) => makeRow(group.pieces, group));
}

function standsOver(one: SeenText, other: SeenText): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > 0.5 * Math.min(one.right - one.left, other.right - other.left);
}

/** Returns a row of pieces, from left to right, with the place of a group of pieces. */
export function makeRow(
  pieces: readonly SeenText[],
  { middle, height }: Pick<Row, "middle" | "height">,
): Row {
  const sorted = pieces
    .toSorted((a, b) => a.left - b.left)
    .map((piece) => ({ ...piece, text: plainText(piece.text.slice(0, longestRow)) }));
  const text = sorted
    .map((piece) => piece.text)
    .join("  ")
    .slice(0, longestRow);
  return {
    text,
    letters: lettersOf(text),
    confidence: Math.min(...sorted.map((piece) => piece.confidence)),
    weakest: Math.min(...sorted.map((piece) => piece.weakest)),
    left: Math.min(...sorted.map((piece) => piece.left)),
    right: Math.max(...sorted.map((piece) => piece.right)),
    middle,
    height,
    pieces: sorted,
  };
}

/** Returns text with the digits of all scripts as 0-9, wide forms and typographic marks made plain, direction marks dropped. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/\u066b/g, ".")
    .replace(/[\u066c\u060c\u3001]/g, ",")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u05f3]/g, "'")
    .replace(/[\u201c\u201d\u05f4]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the letters of a text as words are compared: small, unaccented, without spaces, marks, points of vowels. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=[a-z])0|0(?=[a-z])/g, "o")
    .replace(/(?<=[a-z])[1|!]|[1|!](?=[a-z]{2})/g, "l")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0640]/g, "")
    .normalize("NFC")
    .replace(/[\u0623\u0625\u0622]/g, "\u0627")
    .replace(/[^\p{L}\p{M}]/gu, "");
}
