import type { PhraseBook } from "../core.ts";

/** English phrases of pages. */
export const pages = {} as const satisfies PhraseBook;
