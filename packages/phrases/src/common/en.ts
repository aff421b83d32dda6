import type { PhraseBook } from "../core.ts";

/** English phrases of common. */
export const common = {} as const satisfies PhraseBook;
