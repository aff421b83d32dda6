import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "client",
  nothing_to_do: "Plus rien à faire ici",
  request_gone: "Cette demande n’existe plus",
  request_received: "Demande : {date}",
  request_text: "{name} : {items}",
  request_text_places: "{name} : {items}. {places}",
  request_quoted: "Prix proposé : {name}",
  request_accepted: "Acceptée : {name}",
  request_declined: "Refusée : {name}",
  request_withdrawn: "Annulée par le client : {name}",
  request_expired: "Expirée : {name}",
  quote_accepted: "Prix accepté : {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
