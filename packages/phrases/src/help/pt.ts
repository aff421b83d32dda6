import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "Para a página {page}",
  open: "Ajuda para esta página",
  search: "Buscar na ajuda",
  helped: "Isto ajudou?",
  yes: "Sim",
  no: "Não",
  thanks: "Agradecemos o retorno.",
  whole: "O artigo completo",
  also: "Mais sobre esta página",
  all: "Toda a ajuda",
  found: "Encontrados: {count}",
  nothing: "Nada sobre “{query}”",
  failed: "Não foi possível carregar a ajuda",
  votes: "O que ajudou",
  votes_text: "O que os leitores disseram dos artigos de ajuda, primeiro os que não ajudaram.",
  votes_empty: "Ninguém disse nada ainda",
  votes_line: "Sim: {helped}, não: {notHelped}",
};
