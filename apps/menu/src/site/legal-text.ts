/** A block of a legal text: a paragraph, a list, or the place where the processors are listed. */
export type LegalBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "processors" };

/** A section of a legal text; `short` says it in a sentence or two. */
export interface LegalSection {
  id: string;
  title: string;
  short: string;
  blocks: readonly LegalBlock[];
}

/**
 * Reads a legal text: `## id Title`, then the section in short, then paragraphs and lists (`- `). `{names}` become
 * numbers; a name without one is an error, so that no text is sent with a gap.
 */
export function readLegalText(
  text: string,
  numbers: Readonly<Record<string, string>>,
): LegalSection[] {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new Error(`a legal text asks for {${name}}`);
    return number;
  });
  return filled
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...rest] = part.trim().split(/\n{2,}|\n(?!- )/);
      const [id = "", ...title] = head.split(" ");
      const [short = "", ...blocks] = rest.map((one) => one.trim()).filter((one) => one !== "");
      return { id, title: title.join(" "), short, blocks: blocks.map(readBlock) };
    });
}

function readBlock(text: string): LegalBlock {
  if (text === "@processors") return { kind: "processors" };
  if (!text.startsWith("- ")) return { kind: "paragraph", text };
  return { kind: "list", items: text.split("\n").map((line) => line.slice(2)) };
}
