import type { PhraseBook } from "../core.ts";

/** English phrases of tasks. */
export const tasks = {} as const satisfies PhraseBook;
