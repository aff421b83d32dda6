import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: ऑर्डर",
  text: "आपका फ़ोन, Google या Outlook हर ऑर्डर को उसके दिन पर दिखाता है, आपके बाकी कामों के साथ। बदलाव तब दिखते हैं जब आपका कैलेंडर उन्हें देखता है, आम तौर पर कुछ घंटों में।",
  secret: "जिसके पास यह लिंक है, वह आपके ग्राहकों के नाम, फ़ोन, पते और ऑर्डर देख सकता है। इसे अपने पास ही रखें।",
  link: "कैलेंडर का लिंक",
  add_here: "इस डिवाइस पर जोड़ें",
  add_google: "Google Calendar में जोड़ें",
  renew_text: "पुराने लिंक वाले कैलेंडर आपके ऑर्डर दिखाना बंद कर देंगे।",
  end: "लिंक बंद करें",
  end_text: "इस लिंक वाले कैलेंडर आपके ऑर्डर दिखाना बंद कर देंगे।",
  ended: "लिंक बंद कर दिया गया",
};
