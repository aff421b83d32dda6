import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "Buscar en la ayuda",
  helped: "¿Te sirvió?",
  yes: "Sí, sirvió",
  no: "No sirvió",
  thanks: "Gracias por decirlo.",
  found: "Encontrados: {count}",
  nothing: "Nada sobre “{query}”",
};
