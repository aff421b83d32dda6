import type { PhraseBook } from "../core.ts";

/** English phrases of errors. */
export const errors = {} as const satisfies PhraseBook;
