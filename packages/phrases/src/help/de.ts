import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "Zur Seite {page}",
  open: "Hilfe zu dieser Seite",
  search: "In der Hilfe suchen",
  helped: "Hat das geholfen?",
  yes: "Ja",
  no: "Nein",
  thanks: "Danke für die Rückmeldung.",
  whole: "Der ganze Artikel",
  also: "Auch zu dieser Seite",
  all: "Die ganze Hilfe",
  found: "Gefunden: {count}",
  nothing: "Nichts zu „{query}“",
  failed: "Die Hilfe konnte nicht geladen werden",
  votes: "Was geholfen hat",
  votes_text: "Was zu den Hilfeartikeln gesagt wurde, die nicht hilfreichen zuerst.",
  votes_empty: "Noch hat niemand etwas gesagt",
  votes_line: "Ja: {helped}, nein: {notHelped}",
};
