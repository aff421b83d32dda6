import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "बनाने की लिस्ट",
  day: "दिन",
  range: "अवधि",
  orders: plural("hi", {
    one: "{n} ऑर्डर",
    other: "{n} ऑर्डर",
  }),
  kinds: plural("hi", {
    one: "{n} तरह",
    other: "{n} तरह",
  }),
  next: "अगली डिलीवरी {time}",
  by: "{time} तक",
  by_day: "{day}, {time} तक",
  without: "{allergens} नहीं",
  other: "अन्य",
  without_items: "बिना आइटम के ऑर्डर",
  made: "बन गया: {item}",
  made_label: "अब तक बना",
  enter: "कितने बने, लिखें",
  missing: "बनाना बाकी: {quantity}",
  all: "सब बन गया",
  behind: "{item} के ऑर्डर",
  loading: "बनाने की लिस्ट लोड हो रही है",
  failed: "बनाने की लिस्ट लोड नहीं हो सकी",
  empty_title: "बनाने को कुछ नहीं",
  empty_text: "इन दिनों के ऑर्डर के आइटम यहाँ जोड़े जाते हैं।",
  copy: "टेक्स्ट कॉपी करें",
  copy_failed: "यह ब्राउज़र कॉपी नहीं करने देता। WhatsApp पर भेजें या प्रिंट करें।",
  waiting: "नेटवर्क लौटने पर सेव होगा",
  kitchen: "किचन मोड",
  sound: "नए ऑर्डर की आवाज़",
  may_sleep: "इस डिवाइस की स्क्रीन अपने आप बंद हो सकती है",
  seen: "देख लिया",
  just_in: "अभी आया: {what}",
  changed: "बदला: {what}",
};
