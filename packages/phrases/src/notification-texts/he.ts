import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "לקוח",
  nothing_to_do: "אין כאן עוד מה לעשות",
  request_gone: "הבקשה כבר לא קיימת",
  request_received: "בקשה: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "הוצע מחיר: {name}",
  request_accepted: "אושרה: {name}",
  request_declined: "נדחתה: {name}",
  request_withdrawn: "בוטלה ע״י הלקוח: {name}",
  request_expired: "פג תוקף: {name}",
  quote_accepted: "המחיר אושר: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
