import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "Pour la page {page}",
  open: "Aide pour cette page",
  search: "Rechercher dans l’aide",
  helped: "Cela vous a-t-il aidé ?",
  yes: "Oui",
  no: "Non",
  thanks: "Merci de nous l’avoir dit.",
  whole: "L’article entier",
  also: "Aussi sur cette page",
  all: "Toute l’aide",
  found: "Trouvés : {count}",
  nothing: "Rien sur « {query} »",
  failed: "Impossible de charger l’aide",
  votes: "Ce qui a aidé",
  votes_text: "Ce que les lecteurs ont dit des articles d’aide, ceux qui n’ont pas aidé d’abord.",
  votes_empty: "Personne n’a encore rien dit",
  votes_line: "Oui : {helped}, non : {notHelped}",
};
