import type { PhraseBook } from "../core.ts";

/** English phrases of shell. */
export const shell = {} as const satisfies PhraseBook;
