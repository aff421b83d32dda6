import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "आपका मैसेज",
  send: "मैसेज भेजें",
  fill_all: "कृपया सभी जानकारी भरें",
  bad_phone: "कृपया सही फ़ोन नंबर लिखें।",
  bad_email: "कृपया सही ईमेल पता लिखें।",
  failed: "आपका मैसेज नहीं भेजा जा सका। फिर कोशिश करें।",
  sent_title: "धन्यवाद, आपका मैसेज मिल गया",
  sent_text: "हम {email} पर 48 घंटे में जवाब देंगे, प्रीमियम पर 24 घंटे में।",
  send_another: "एक और मैसेज लिखें",
  kept: plural("hi", {
    one: "मैसेज {n} महीने तक रखे जाते हैं, फिर मिटा दिए जाते हैं।",
    other: "मैसेज {n} महीने तक रखे जाते हैं, फिर मिटा दिए जाते हैं।",
  }),
  leads: "मैसेज",
  leads_loading: "मैसेज लोड हो रहे हैं",
  leads_failed: "मैसेज लोड नहीं हो सके",
  leads_empty: "अभी कोई मैसेज नहीं",
  leads_empty_text: "संपर्क पेज पर लिखे गए मैसेज यहाँ और ईमेल पर आते हैं।",
  leads_shown: plural("hi", { one: "{n} मैसेज दिख रहा है", other: "{n} मैसेज दिख रहे हैं" }),
  priority: "पहले बारी",
  answer: "ईमेल से जवाब दें",
  mail_subject: "संपर्क फ़ॉर्म से नया मैसेज",
  mail_subject_priority: "पहले बारी: संपर्क फ़ॉर्म से नया मैसेज",
  mail_name: "नाम: {name}",
  mail_email: "ईमेल: {email}",
  mail_phone: "फ़ोन: {phone}",
};
