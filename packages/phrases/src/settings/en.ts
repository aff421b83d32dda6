import type { PhraseBook } from "../core.ts";

/** English phrases of settings. */
export const settings = {} as const satisfies PhraseBook;
