import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "cliente",
  nothing_to_do: "Não há mais nada a fazer aqui",
  request_gone: "Esta solicitação não existe mais",
  request_received: "Solicitação: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Preço oferecido: {name}",
  request_accepted: "Aceita: {name}",
  request_declined: "Recusada: {name}",
  request_withdrawn: "Cancelada pelo cliente: {name}",
  request_expired: "Expirada: {name}",
  quote_accepted: "Preço aceito: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
