/** A part of an answer's line: plain, or a name that stands out. */
export interface TextPiece {
  text: string;
  isStrong: boolean;
}

/** A part of an answer: a paragraph, steps in order, or a list. */
export type TextBlock =
  | { kind: "paragraph"; pieces: TextPiece[] }
  | { kind: "steps" | "list"; items: TextPiece[][] };

const beginnings = [
  { kind: "steps", sign: /^\s*\d{1,2}[.)]\s+/ },
  { kind: "list", sign: /^\s*[•*-]\s+/ },
] as const;

/**
 * Answers the parts of an answer's text: lines that begin with a number are steps, those with a bullet a list, the
 * rest paragraphs; `**so**` stands out. Nothing else in it has a meaning: what a model wrote is never markup.
 */
export function readAnswer(text: string): TextBlock[] {
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
