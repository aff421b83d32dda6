import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "cliente",
  nothing_to_do: "Aquí ya no queda nada por hacer",
  request_gone: "Esta solicitud ya no existe",
  request_received: "Solicitud: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Precio ofrecido: {name}",
  request_accepted: "Aceptada: {name}",
  request_declined: "Rechazada: {name}",
  request_withdrawn: "Anulada por el cliente: {name}",
  request_expired: "Vencida: {name}",
  quote_accepted: "Precio aceptado: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
