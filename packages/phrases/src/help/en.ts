import type { PhraseBook } from "../core.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help = {
  for_page: "About “{page}”",
  open: "Help for this page",
  search: "Search in help",
  helped: "Did this help?",
  yes: "Yes",
  no: "No",
  thanks: "Thanks for telling us.",
  whole: "Read the whole article",
  also: "Also about this page",
  all: "All help articles",
  found: "Found: {count}",
  nothing: "Nothing about “{query}”",
  failed: "We couldn’t load the help",
  votes: "What helped",
  votes_text: "What readers think of the help articles, least useful first.",
  votes_empty: "No votes yet",
  votes_line: "Yes: {helped}, no: {notHelped}",
} as const satisfies PhraseBook;
