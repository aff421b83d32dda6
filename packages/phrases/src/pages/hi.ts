import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 दिन प्रो या प्रीमियम, बिना कार्ड। बेसिक हमेशा मुफ़्त।",
  hero_used: "कभी भी बंद करें। बेसिक हमेशा मुफ़्त।",
  start_trial: "मुफ़्त ट्रायल शुरू करें",
  nav: "पेज",
  home: "Marzipan के होम पेज पर",
  pricing: "प्लान",
  pricing_title: "मुफ़्त शुरू करें। ओवन भरने लगे तब बढ़ें।",
  start_basic: "बेसिक से शुरू करें",
  line_lists: "ग्राहक: {clients}, प्रोडक्ट: {products}",
  line_lifetime: "कुल बिज़नेस सलाह: {count}",
  line_support: "सपोर्ट सहायक, जितनी बार पूछें",
  contact: "संपर्क",
  contact_text: "कोई सवाल, सुझाव या दिक्कत? हमें लिखें। सपोर्ट 48 घंटे में जवाब देता है, प्रीमियम पर 24 घंटे में।",
  help: "मदद",
  about: "Marzipan के बारे में",
  docs: "डॉक्यूमेंटेशन",
  terms: "इस्तेमाल की शर्तें",
  privacy: "प्राइवेसी पॉलिसी",
  refund: "रिफ़ंड",
  security: "सुरक्षा",
  pending: "आपका इंतज़ार",
};
