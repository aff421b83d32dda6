import type { PhraseBook } from "../core.ts";

/** What the embedded agents say beside articles and figures. */
export const agents = {
  help_unknown: "I don’t know the answer to this. Try other words, or write to us.",
  figures_unknown: "I can’t work this out from your books yet. You can ask me:",
  ask_about: "{figure} this month?",
  open_figures: "See the figures",
} as const satisfies PhraseBook;
