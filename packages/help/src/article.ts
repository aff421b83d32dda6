import type { Language } from "@marzipan/contract/languages";

/** A piece of a line: written text, a phrase of the product by its name, or a page by its path. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "phrase"; name: string }
  | { kind: "link"; name: string; path: string };

/** A paragraph, numbered steps, or a list. */
export type Block =
  | { kind: "paragraph"; pieces: readonly Piece[] }
  | { kind: "steps" | "list"; items: readonly (readonly Piece[])[] };

/** A help article in one language as it is written, its phrases still by name. */
export interface Article {
  id: string;
  language: Language;
  title: string;
  summary: string;
  /** Ways in which people ask for it. */
  ask: readonly string[];
  /** Further words that people use for what it tells, for the search. */
  words: string;
  /** Paths of the pages that it belongs to. */
  pages: readonly string[];
  blocks: readonly Block[];
}
