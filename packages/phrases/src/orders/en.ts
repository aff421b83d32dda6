import type { PhraseBook } from "../core.ts";

/** English phrases of orders. */
export const orders = {} as const satisfies PhraseBook;
