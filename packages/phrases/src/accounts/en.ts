import type { PhraseBook } from "../core.ts";

/** English phrases of accounts. */
export const accounts = {} as const satisfies PhraseBook;
