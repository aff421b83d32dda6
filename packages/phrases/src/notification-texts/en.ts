import type { PhraseBook } from "../core.ts";

/** What notifications say: only the server says it. */
export const notificationTexts = {
  a_customer: "a customer",
  nothing_to_do: "Nothing left to do here",
  request_gone: "This request no longer exists",
  request_received: "Request: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Price offered: {name}",
  request_accepted: "Accepted: {name}",
  request_declined: "Declined: {name}",
  request_withdrawn: "Withdrawn: {name}",
  request_expired: "Expired: {name}",
  quote_accepted: "Price accepted: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
} as const satisfies PhraseBook;
