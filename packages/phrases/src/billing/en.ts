import type { PhraseBook } from "../core.ts";

/** English phrases of billing. */
export const billing = {} as const satisfies PhraseBook;
