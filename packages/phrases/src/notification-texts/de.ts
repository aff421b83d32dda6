import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "eine Person",
  nothing_to_do: "Hier ist nichts mehr zu tun",
  request_gone: "Diese Anfrage gibt es nicht mehr",
  request_received: "Anfrage: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Preis angeboten: {name}",
  request_accepted: "Angenommen: {name}",
  request_declined: "Abgelehnt: {name}",
  request_withdrawn: "Zurückgezogen: {name}",
  request_expired: "Abgelaufen: {name}",
  quote_accepted: "Preis angenommen: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
