import type { PhraseBook } from "../core.ts";

/** English phrases of clients. */
export const clients = {} as const satisfies PhraseBook;
