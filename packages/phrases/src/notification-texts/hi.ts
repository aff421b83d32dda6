import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "ग्राहक",
  nothing_to_do: "यहाँ अब कुछ करना बाकी नहीं",
  request_gone: "यह रिक्वेस्ट अब नहीं है",
  request_received: "रिक्वेस्ट: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}। {places}",
  request_quoted: "दाम बताया गया: {name}",
  request_accepted: "मंज़ूर: {name}",
  request_declined: "नामंज़ूर: {name}",
  request_withdrawn: "ग्राहक ने वापस ली: {name}",
  request_expired: "समय निकल गया: {name}",
  quote_accepted: "दाम मंज़ूर: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
};
