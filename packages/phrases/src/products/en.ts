import type { PhraseBook } from "../core.ts";

/** English phrases of products. */
export const products = {} as const satisfies PhraseBook;
