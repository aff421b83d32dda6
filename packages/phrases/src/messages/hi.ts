import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation: "नमस्ते {first_name} जी, लिख लिया: {items}।\n{when}, {place}।\nकुल: {total}।\n{link}",
  ready: "नमस्ते {first_name} जी, आपका ऑर्डर तैयार है: {place}।\nबाकी रकम: {balance}।\n{link}",
  reminder:
    "नमस्ते {first_name} जी, एक छोटा-सा रिमाइंडर: {date} के ऑर्डर नं. {number} की बाकी रकम {amount} है। अगर पेमेंट हो चुका है तो इस मैसेज को अनदेखा करें। धन्यवाद! {business}\n{link}",
  deposit:
    "नमस्ते {first_name} जी, एक छोटा-सा रिमाइंडर: {date} के ऑर्डर नं. {number} का एडवांस {amount} अभी बाकी है। कुल बाकी रकम {balance} है। अगर पेमेंट हो चुका है तो इस मैसेज को अनदेखा करें। धन्यवाद! {business}\n{link}",
  on_the_way:
    "नमस्ते {first_name} जी, आपका ऑर्डर निकल चुका है और रास्ते में है। धन्यवाद!\nबाकी रकम: {balance}।\n{link}",
  moved: "नमस्ते {first_name} जी, आपके ऑर्डर की नई तारीख: {when}, {place}। बाकी सब वैसा ही है।\n{link}",
  canceled:
    "नमस्ते {first_name} जी, {date} का आपका ऑर्डर ({items}) रद्द हो गया है। कोई सवाल हो तो हमें लिखें। {business}",
  quote: "नमस्ते {first_name} जी, दाम यह है: {items}, {when}: {total}। ठीक है?\n{link}",
  balance: "नमस्ते {first_name} जी, {items} ({date}) के {balance} बाकी हैं। धन्यवाद! {business}\n{link}",
  when: "{date}, {time}",
  place_pickup: "पिकअप: {address}",
  place_pickup_open: "पिकअप",
  place_delivery: "होम डिलीवरी: {address}",
  place_delivery_open: "होम डिलीवरी",
  more_items: plural("hi", { one: "और {n}", other: "और {n}" }),
  changed:
    "नमस्ते {first_name} जी, आपके ऑर्डर में बदलाव हुआ है: {items}।\n{when}, {place}।\nकुल: {total}।\n{link}",
  kind_confirmation: "ऑर्डर की पुष्टि",
  kind_ready: "ऑर्डर तैयार है",
  kind_reminder: "पेमेंट का रिमाइंडर",
  kind_deposit: "एडवांस का रिमाइंडर",
  kind_on_the_way: "ऑर्डर रास्ते में है",
  kind_moved: "नई तारीख",
  kind_canceled: "ऑर्डर रद्द",
  kind_quote: "दाम",
  kind_balance: "बाकी रकम",
  kind_changed: "ऑर्डर में बदलाव",
  mail_declined_text: "आपके रजिस्ट्रेशन को मंज़ूरी नहीं मिल सकी।",
  mail_reason: "वजह यह है:",
};
