import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "नया क्या है",
  unread: plural("hi", { one: "नया क्या है: {n} बिना पढ़ी", other: "नया क्या है: {n} बिना पढ़ी" }),
  mark_all_read: "सब पढ़ा हुआ मार्क करें",
  open: "खोलें",
  accept: "मंज़ूर करें, {amount}",
  is_unread: "बिना पढ़ा",
  empty_title: "सब काम पूरा",
  empty_text: "नई ऑर्डर रिक्वेस्ट और दूसरी ख़बरें यहाँ दिखेंगी।",
  load_failed: "नई जानकारी लोड नहीं हो सकी",
  loading: "नई जानकारी लोड हो रही है",
  ring: "इस डिवाइस पर सूचना दें",
  ring_hint: "Marzipan बंद हो तब भी।",
  discreet: "नाम और रकम छिपाएँ",
  discreet_hint: "लॉक स्क्रीन पर सिर्फ़ ख़बर का प्रकार दिखेगा।",
  unsupported: "यह ब्राउज़र नोटिफ़िकेशन नहीं दिखा सकता।",
  needs_home_screen:
    "iPhone और iPad पर पहले Marzipan को होम स्क्रीन पर जोड़ें: “शेयर” पर टैप करें, फिर “होम स्क्रीन में जोड़ें”। वहीं से खोलकर यहाँ वापस आएँ।",
  denied: "Marzipan के नोटिफ़िकेशन ब्लॉक हैं। ब्राउज़र या फ़ोन की सेटिंग में अनुमति दें और दोबारा कोशिश करें।",
  failed: "नोटिफ़िकेशन चालू नहीं हो सके। दोबारा कोशिश करें।",
};
