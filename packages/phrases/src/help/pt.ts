import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "Buscar na ajuda",
  helped: "Isto ajudou?",
  yes: "Sim",
  no: "Não",
  thanks: "Agradecemos o retorno.",
  found: "Encontrados: {count}",
  nothing: "Nada sobre “{query}”",
};
