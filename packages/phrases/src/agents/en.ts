import type { PhraseBook } from "../core.ts";

/** What the embedded agents say beside articles and figures. */
export const agents = {
  greeted: "I’m here whenever you need me. What would you like to know?",
  help_near: "I’m not sure what you mean. One of these may help:",
  help_unknown: "I don’t know the answer to that. Try other words, or write to us.",
  figures_unknown: "I can’t answer that from your data yet. You can ask me:",
  open_figures: "See the figures",
  model_failed: "The AI model didn’t answer just now. This answer is Marzipan’s own:",
  model_spent: "The AI model is used up for this month. This answer is Marzipan’s own:",
} as const satisfies PhraseBook;
