import type { PhraseBook } from "../core.ts";

/** English phrases of analytics. */
export const analytics = {} as const satisfies PhraseBook;
