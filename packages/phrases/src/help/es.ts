import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "Para la página {page}",
  open: "Ayuda para esta página",
  search: "Buscar en la ayuda",
  helped: "¿Te sirvió?",
  yes: "Sí",
  no: "No sirvió",
  thanks: "Gracias por decirlo.",
  whole: "El artículo completo",
  also: "También sobre esta página",
  all: "Toda la ayuda",
  found: "Encontrados: {count}",
  nothing: "Nada sobre “{query}”",
  failed: "No pudimos cargar la ayuda",
  votes: "Lo que sirvió",
  votes_text:
    "Lo que dijeron los lectores de los artículos de ayuda, primero los que no sirvieron.",
  votes_empty: "Nadie ha dicho nada todavía",
  votes_line: "Sí: {helped}, no: {notHelped}",
};
