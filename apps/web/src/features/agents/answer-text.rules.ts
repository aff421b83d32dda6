/** A part of an answer's line: plain, or a name that stands out. */
export interface TextPiece {
  text: string;
  isStrong: boolean;
}

/** A part of an answer: a paragraph, steps in order, a list, or figures by their names. */
export type TextBlock =
  | { kind: "paragraph"; pieces: TextPiece[] }
  | { kind: "table"; rows: { name: string; value: string }[] }
  | { kind: "steps" | "list"; items: TextPiece[][] };

const beginnings = [
  { kind: "steps", sign: /^\s*\d{1,2}[.)]\s+/ },
  { kind: "list", sign: /^\s*[•*-]\s+/ },
] as const;

/**
 * Returns the parts of an answer's text: lines that begin with a number are steps, those with a bullet a list, or a
 * table where all of them name a figure, the rest paragraphs; `**so**` stands out. Nothing else in it has a meaning:
 * what a model wrote is never markup.
 */
export function readAnswer(text: string): TextBlock[] {
  return readLines(text).map((block) =>
    block.kind === "list" ? (asTable(block.items) ?? block) : block,
  );
}

/** Returns a list as a table where each of its items is a name, a colon and a figure. */
function asTable(items: readonly TextPiece[][]): TextBlock | null {
  const rows = items.map((item) => {
    // A cell needs no isolates, and a name that is one with its date would turn the date round.
    const line = item
      .map(({ text }) => text)
      .join("")
      .replace(/[\u2066-\u2069]/g, "");
    const [, name = "", value = ""] = /^(.+\S)\s*[:：]\s*([^:：]*\d[^:：]*)$/.exec(line) ?? [];
    return { name, value };
  });
  const isTable =
    rows.length > 1 && rows.every(({ value }) => value !== "" && value.length <= longestFigure);
  return isTable ? { kind: "table", rows } : null;
}

/** The longest figure of a table's row, in letters. */
const longestFigure = 32;

/** The least rows that are drawn: two are compared as quickly by their figures. */
const leastBars = 3;

/**
 * Returns how long the bar beside each row of an answer's table is, from 0 to 1; `null` where its figures are not one for
 * each row, of one unit and above 0.
 */
export function readBars(
  rows: number,
  figures: readonly { value: number; unit: string; currency?: string | undefined }[],
): number[] | null {
  const [first] = figures;
  if (!first || rows < leastBars || rows !== figures.length) return null;
  const isLikeFirst = ({ value, unit, currency }: (typeof figures)[number]): boolean =>
    value > 0 && unit === first.unit && currency === first.currency;
  if (!figures.every(isLikeFirst)) return null;
  const most = Math.max(...figures.map(({ value }) => value));
  return figures.map(({ value }) => value / most);
}

function readLines(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const begun = beginnings.find(({ sign }) => sign.test(line));
    if (!begun) {
      blocks.push({ kind: "paragraph", pieces: readPieces(line.replace(/^\s*#{1,6}\s+/, "")) });
      continue;
    }
    const item = readPieces(line.replace(begun.sign, ""));
    const last = blocks.at(-1);
    if (last?.kind === begun.kind) last.items.push(item);
    else blocks.push({ kind: begun.kind, items: [item] });
  }
  return blocks;
}

function readPieces(line: string): TextPiece[] {
  return line
    .trim()
    .split(/\*\*([^*]+)\*\*/)
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
