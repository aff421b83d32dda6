import { plural } from "../core.ts";
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
  request_waiting: plural("hi", {
    one: "{n} रिक्वेस्ट आपके जवाब का इंतज़ार कर रही है",
    other: "{n} रिक्वेस्ट आपके जवाब का इंतज़ार कर रही हैं",
  }),
  orders_tomorrow: plural("hi", { one: "{date}: {n} ऑर्डर", other: "{date}: {n} ऑर्डर" }),
  no_orders: "{date}: कोई ऑर्डर नहीं",
  first_at: "पहला {time} पर",
  day_full: "{date} को जगह नहीं बची",
  money_due: "एडवांस और बकाया आने हैं",
  trial_ending: "आपका फ़्री ट्रायल {date} को ख़त्म होगा",
  payment_declined: "आपका पेमेंट नामंज़ूर हुआ",
  payment_declined_text: "प्लान जारी रखने के लिए अपना कार्ड अपडेट करें।",
  plan_changed: "आपका प्लान बदल गया",
  task_due: "काम: {title}",
  task_gone: "एक काम की तारीख़ आ गई थी",
  receipt_read: "रसीद पढ़ ली गई",
  receipt_failed: "एक रसीद पढ़ी नहीं जा सकी",
  accountant_emailed: "दस्तावेज़ अकाउंटेंट को ईमेल किए गए",
  new_device: "नए डिवाइस से साइन इन हुआ",
  new_device_text: "अगर यह आप नहीं थे, तो पासवर्ड बदलें।",
};
