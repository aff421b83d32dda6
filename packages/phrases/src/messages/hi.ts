import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} लिख लिया है: {date}, {time}। कुल रकम {amount}। धन्यवाद! {business}",
  confirmation_no_time:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} लिख लिया है: {date}। कुल रकम {amount}। धन्यवाद! {business}",
  ready:
    "नमस्ते {name} जी, आपका ऑर्डर नं. {number} तैयार है। हम {time} तक खुले हैं, आकर ले जाइए। धन्यवाद! {business}",
  ready_no_time: "नमस्ते {name} जी, आपका ऑर्डर नं. {number} तैयार है, आकर ले जाइए। धन्यवाद! {business}",
  reminder:
    "नमस्ते {name} जी, एक छोटा-सा रिमाइंडर: {date} के ऑर्डर नं. {number} की बाकी रकम {amount} है। अगर पेमेंट हो चुका है तो इस मैसेज को अनदेखा करें। धन्यवाद! {business}",
  on_the_way: "नमस्ते {name} जी, आपका ऑर्डर नं. {number} निकल चुका है और रास्ते में है। धन्यवाद! {business}",
  kind_confirmation: "ऑर्डर की पुष्टि",
  kind_ready: "ऑर्डर तैयार है",
  kind_reminder: "पेमेंट का रिमाइंडर",
  kind_on_the_way: "ऑर्डर रास्ते में है",
  mail_greeting: "नमस्ते {name} जी,",
  mail_verify_subject: "Marzipan के लिए अपना ईमेल वेरिफ़ाई करें",
  mail_verify_text: "Marzipan में आपका स्वागत है। यह लिंक खोलें और वहाँ पुष्टि करें कि यह ईमेल आपका है।",
  mail_verify_action: "ईमेल वेरिफ़ाई करें",
  mail_verify_valid: plural("hi", {
    one: "यह लिंक {n} घंटे तक चलेगा।",
    other: "यह लिंक {n} घंटे तक चलेगा।",
  }),
  mail_verify_ignore: "अगर आपने अकाउंट नहीं बनाया है, तो इस ईमेल को अनदेखा करें।",
  mail_approved_subject: "आपका Marzipan अकाउंट मंज़ूर हो गया है",
  mail_approved_text: "अब लॉग इन करें और अपना पहला ऑर्डर लिखें।",
  mail_known_subject: "आपका Marzipan अकाउंट पहले से है",
  mail_known_text:
    "किसी ने, शायद आपने, इस ईमेल से अकाउंट बनाने की कोशिश की। अकाउंट पहले से है, अपने पासवर्ड से लॉग इन करें।",
  mail_known_action: "लॉग इन करें",
};
