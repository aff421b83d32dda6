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
};
