import type { PhraseBook } from "../core.ts";

/** English phrases of messages. */
export const messages = {} as const satisfies PhraseBook;
