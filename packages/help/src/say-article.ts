import type { Language } from "@marzipan/contract/languages";
import type { Article, Block, Piece } from "./article.ts";
import { fillPlanFacts } from "./plan-facts.ts";

/** A piece of a line as it is read: bold where it names a button or a field, with a path where it is a page. */
export interface SaidPiece {
  text: string;
  isName: boolean;
  path: string | null;
}

/** A block as it is read. */
export type SaidBlock =
  | { kind: "paragraph"; pieces: readonly SaidPiece[] }
  | { kind: "steps" | "list"; items: readonly (readonly SaidPiece[])[] };

/** An article as people read it: phrases said, numbers of plans filled. */
export interface SaidArticle extends Omit<Article, "blocks"> {
  blocks: readonly SaidBlock[];
}

/** Renders an article with the phrases of its language; `say` returns a phrase by its full name. */
export function sayArticle(article: Article, say: (name: string) => string): SaidArticle {
  return { ...article, blocks: article.blocks.map((block) => sayBlock(block, say)) };
}

function sayBlock(block: Block, say: (name: string) => string): SaidBlock {
  const line = (pieces: readonly Piece[]) => pieces.map((piece) => sayPiece(piece, say));
  return block.kind === "paragraph"
    ? { kind: block.kind, pieces: line(block.pieces) }
    : { kind: block.kind, items: block.items.map(line) };
}

function sayPiece(piece: Piece, say: (name: string) => string): SaidPiece {
  if (piece.kind === "text") {
    return { text: fillPlanFacts(piece.text), isName: false, path: null };
  }
  const path = piece.kind === "link" ? piece.path : null;
  return { text: say(piece.name), isName: true, path };
}

/** Returns an article's lines in their order: each paragraph, each item of steps and lists. */
export function linePieces(article: Pick<SaidArticle, "blocks">): (readonly SaidPiece[])[] {
  return article.blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block.pieces] : block.items,
  );
}

/** The most steps or rows of a short answer. */
const mostRows = 5;

/**
 * Returns an article in short as plain text: its first paragraph, which answers what it is asked for, and the first of
 * its steps or rows.
 */
export function shortLinesOf(article: SaidArticle): string[] {
  const paragraph = article.blocks.find(({ kind }) => kind === "paragraph");
  const rows = article.blocks.find(({ kind }) => kind !== "paragraph");
  const short = [paragraph, rows].flatMap((block): SaidBlock[] =>
    block === undefined
      ? []
      : block.kind === "paragraph"
        ? [block]
        : [{ ...block, items: block.items.slice(0, mostRows) }],
  );
  return linesOf({ ...article, blocks: short });
}

/** The marks around a quoted name in each language (terms.md §1). */
const quotes: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ["“", "”"],
  he: ["״", "״"],
  ar: ["«", "»"],
  fr: ["«\u00A0", "\u00A0»"],
  de: ["„", "“"],
  es: ["“", "”"],
  zh: ["“", "”"],
  hi: ["“", "”"],
  ja: ["「", "」"],
  pt: ["“", "”"],
};

/** A phrase that is a whole sentence names no button or page. */
const isSentence = (text: string): boolean => /[.。।!?！？؟]$/.test(text);

/** Returns an article's lines as plain text: steps numbered, names of buttons, fields and pages quoted. */
export function linesOf(article: SaidArticle): string[] {
  const [before, after] = quotes[article.language];
  const join = (pieces: readonly SaidPiece[]): string =>
    pieces
      .map(({ text, isName }) => (isName && !isSentence(text) ? `${before}${text}${after}` : text))
      .join("");
  return article.blocks.flatMap((block) =>
    block.kind === "paragraph"
      ? [join(block.pieces)]
      : block.items.map(
          (item, at) => `${block.kind === "steps" ? `${at + 1}.` : "•"} ${join(item)}`,
        ),
  );
}
