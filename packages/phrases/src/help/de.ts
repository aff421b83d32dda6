import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "In der Hilfe suchen",
  helped: "Hat das geholfen?",
  yes: "Ja",
  no: "Nein",
  thanks: "Danke für die Rückmeldung.",
  found: "Gefunden: {count}",
  nothing: "Nichts zu „{query}“",
};
