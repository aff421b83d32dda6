import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} लिख लिया है: {date}, {time}। कुल रकम {amount}। धन्यवाद! {business}",
  confirmation_no_time:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} लिख लिया है: {date}। कुल रकम {amount}। धन्यवाद! {business}",
  ready:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} तैयार है। हम {time} तक खुले हैं, आकर ले जाइए। धन्यवाद! {business}",
  ready_no_time: "नमस्ते {name} जी, आपका ऑर्डर नं. {number} तैयार है, आकर ले जाइए। धन्यवाद! {business}",
  reminder:
    "नमस्ते {name} जी, एक छोटा-सा रिमाइंडर: {date} के ऑर्डर नं. {number} की बाकी रकम {amount} है। अगर पेमेंट हो चुका है तो इस मैसेज को अनदेखा करें। धन्यवाद! {business}",
  deposit:
    "नमस्ते {name} जी, एक छोटा-सा रिमाइंडर: {date} के ऑर्डर नं. {number} का एडवांस {amount} अभी बाकी है। कुल बाकी रकम {balance} है। अगर पेमेंट हो चुका है तो इस मैसेज को अनदेखा करें। धन्यवाद! {business}",
  on_the_way:
    "नमस्ते {name} जी, आपका ऑर्डर नं.\u00A0{number} रास्ते में है और जल्द पहुँचेगा। धन्यवाद! {business}",
  kind_confirmation: "ऑर्डर की पुष्टि",
  kind_ready: "ऑर्डर तैयार है",
  kind_reminder: "पेमेंट का रिमाइंडर",
  kind_deposit: "एडवांस का रिमाइंडर",
  kind_on_the_way: "ऑर्डर रास्ते में है",
  mail_declined_text: "आपके रजिस्ट्रेशन को मंज़ूरी नहीं मिल सकी।",
  mail_reason: "वजह यह है:",
};
