import type { PhraseBook } from "../core.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help = {
  search: "Search in help",
  helped: "Did this help?",
  yes: "Yes",
  no: "No",
  thanks: "Thanks for telling us.",
  found: "Found: {count}",
  nothing: "Nothing about “{query}”",
} as const satisfies PhraseBook;
