import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "नमस्ते {name} जी,",
  verify_subject: "Marzipan के लिए अपना ईमेल वेरिफ़ाई करें",
  verify_text: "Marzipan में आपका स्वागत है। यह लिंक खोलें और वहाँ पुष्टि करें कि यह ईमेल आपका है।",
  verify_action: "ईमेल की पुष्टि करें",
  link_valid: plural("hi", {
    one: "यह लिंक {n} घंटे तक चलेगा।",
    other: "यह लिंक {n} घंटे तक चलेगा।",
  }),
  verify_ignore: "अगर आपने अकाउंट नहीं बनाया है, तो इस ईमेल को अनदेखा करें।",
  approved_subject: "आपका Marzipan अकाउंट मंज़ूर हो गया है",
  approved_text: "अब लॉग इन करें और अपना पहला ऑर्डर लिखें।",
  known_subject: "आपका Marzipan अकाउंट पहले से है",
  known_text:
    "किसी ने, शायद आपने, इस ईमेल से अकाउंट बनाने की कोशिश की। अकाउंट पहले से है, अपने पासवर्ड से लॉग इन करें।",
  held_subject: "इस ईमेल से अभी नया अकाउंट नहीं बन सकता",
  held_text:
    "किसी ने, शायद आपने, इस ईमेल से अकाउंट बनाने की कोशिश की। कुछ समय पहले एक अकाउंट का ईमेल इससे बदलकर दूसरा हुआ है। अगर यह बदलाव आपका है, तो नए ईमेल से लॉग इन करें।",
  held_until:
    "{time} तक यह बदलाव वापस हो सकता है, इसलिए यह ईमेल उसी अकाउंट के लिए रखा गया है। उसके बाद इससे अकाउंट बन सकता है।",
  held_advice: "अगर यह बदलाव आपका नहीं है, तो उस समय इसी पते पर भेजे गए मेल में “{action}” लिंक खोलें।",
  sign_in: "लॉग इन करें",
  reset_subject: "Marzipan के लिए नया पासवर्ड चुनें",
  reset_text: "किसी ने, शायद आपने, नया पासवर्ड माँगा है। यह लिंक खोलें और वहाँ नया पासवर्ड चुनें।",
  reset_action: "नया पासवर्ड चुनें",
  reset_ignore: "अगर आपने नहीं माँगा है, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।",
  received_subject: "आपका Marzipan रजिस्ट्रेशन हमें मिल गया",
  received_text:
    "आपका ईमेल वेरिफ़ाई हो गया है। आपके रजिस्ट्रेशन को एडमिन की मंज़ूरी मिलनी बाकी है, आम तौर पर 1-2 कामकाजी दिन लगते हैं। ईमेल से ख़बर मिलेगी।",
  declined_subject: "आपके Marzipan रजिस्ट्रेशन के बारे में",
  contact: "सपोर्ट से संपर्क करें",
  blocked_subject: "आपका Marzipan अकाउंट ब्लॉक हो गया है",
  blocked_text: "आपका अकाउंट ब्लॉक हो गया है। आपका डेटा अब भी सुरक्षित है। सपोर्ट से संपर्क करें।",
  device_subject: "आपके Marzipan अकाउंट में नया लॉग इन",
  device_text: "आपके अकाउंट में अभी एक नए डिवाइस से लॉग इन हुआ है।",
  device: "डिवाइस: {system} पर {browser}",
  device_half: "डिवाइस: {device}",
  device_unknown: "डिवाइस: पता नहीं",
  time: "समय: {time}",
  device_advice:
    "अगर यह लॉग इन आपका है, तो कुछ करना ज़रूरी नहीं। अगर नहीं, तो पासवर्ड बदलें और सेटिंग में उस डिवाइस को लॉग आउट करें।",
  devices: "मेरे डिवाइस देखें",
  password_subject: "आपका Marzipan पासवर्ड बदल गया है",
  password_text: "आपके अकाउंट का पासवर्ड अभी बदला गया है।",
  password_advice: "अगर यह बदलाव आपका नहीं है, तो तुरंत नया पासवर्ड चुनें।",
  email_subject: "आपका Marzipan ईमेल बदल गया है",
  email_text: "अब से {email} से लॉग इन करें।",
  email_advice: "अगर यह बदलाव आपका नहीं है, तो तुरंत सपोर्ट से संपर्क करें।",
  totp_on_subject: "ऑथेंटिकेटर कोड चालू किए गए",
  totp_on_text: "अब से Marzipan में लॉग इन करते समय आपके ऐप का कोड माँगा जाएगा।",
  totp_off_subject: "ऑथेंटिकेटर कोड बंद किए गए",
  totp_off_text: "अब Marzipan में लॉग इन करते समय आपके ऐप का कोड नहीं माँगा जाएगा।",
  phone_on_subject: "आपके अकाउंट में एक फ़ोन जोड़ा गया",
  phone_on_text: "अब से {phone} पर भेजे गए कोड से आपके Marzipan अकाउंट में लॉग इन किया जा सकता है।",
  phone_off_subject: "आपके अकाउंट से फ़ोन हटाया गया",
  phone_off_text: "{phone} पर भेजे गए कोड से अब आपके Marzipan अकाउंट में लॉग इन नहीं किया जा सकता।",
  security_advice: "अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और सेटिंग देखें।",
  trial_subject: plural("hi", {
    one: "मुफ़्त ट्रायल {n} दिन में ख़त्म होगा",
    other: "मुफ़्त ट्रायल {n} दिन में ख़त्म होगा",
  }),
  trial_text:
    "{plan} का मुफ़्त ट्रायल {date} को ख़त्म होगा। उसके बाद अपग्रेड न करने पर आप बेसिक पर आ जाएँगे, और कुछ नहीं मिटेगा।",
  plans: "प्लान देखें",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} को आपकी रिक्वेस्ट नं. {number} मिल गई है",
  request_received_text:
    "नमस्ते {name} जी, {business} को {date} के लिए आपकी रिक्वेस्ट नं. {number} मिल गई है और जल्द जवाब आएगा। अभी कोई पेमेंट नहीं करना है।",
  request_quoted_subject: "{business} ने रिक्वेस्ट नं. {number} का दाम भेजा है",
  request_quoted_text:
    "नमस्ते {name} जी, आपकी रिक्वेस्ट नं. {number} के लिए {business} का कोटेशन {amount} है। इसे {until} तक मंज़ूर किया जा सकता है।",
  request_accepted_subject: "{business} ने आपकी रिक्वेस्ट नं. {number} मंज़ूर की",
  request_accepted_text:
    "नमस्ते {name} जी, {business} ने {date} के लिए आपकी रिक्वेस्ट नं. {number} मंज़ूर कर ली है। कुल: {amount}। धन्यवाद!",
  request_declined_subject: "{business} आपकी रिक्वेस्ट नं. {number} नहीं ले सकते",
  request_declined_text:
    "नमस्ते {name} जी, हमें खेद है: {business} {date} के लिए आपकी रिक्वेस्ट नं. {number} नहीं ले सकते।",
  request_expired_subject: "{business} पर आपकी रिक्वेस्ट नं. {number} का समय निकल गया",
  request_expired_text:
    "नमस्ते {name} जी, {date} का समय बीत गया और {business} पर आपकी रिक्वेस्ट नं. {number} ऑर्डर नहीं बन पाई। कोई पेमेंट नहीं करना है, और आप कभी भी फिर रिक्वेस्ट भेज सकते हैं।",
  request_lapsed_subject: "{business} पर आपकी रिक्वेस्ट नं. {number} का दाम अब लागू नहीं है",
  request_lapsed_text:
    "नमस्ते {name} जी, आपकी रिक्वेस्ट नं. {number} के लिए {business} का दाम {until} तक था। नए दाम के लिए {business} को लिखें।",
  request_see: "अपनी रिक्वेस्ट देखें",
  request_day_at_time: "{date}, {time}",
  request_hello: "नमस्ते {name} जी, यह {business} है। {date} के लिए आपकी रिक्वेस्ट नं. {number} के बारे में:",
  request_to_business:
    "नमस्ते {business}, मेरा नाम {name} है। मैंने {date} के लिए रिक्वेस्ट नं. {number} भेजी है:",
  request_about: "नमस्ते {business}, मेरा नाम {name} है, मेरी रिक्वेस्ट नं. {number} के बारे में:",
  order_about: "नमस्ते {business}, मेरा नाम {name} है, मेरे ऑर्डर नं. {number} के बारे में:",
  request_total: "कुल: {amount}",
  request_calendar: "{business}: ऑर्डर नं. {number}",
  request_open: "रिक्वेस्ट देखें",
  // To the business, when requests come in.
  request_new_subject: "नई ऑर्डर रिक्वेस्ट: {name}, {date}",
  request_new_items: "{name} को चाहिए: {items}",
  request_new_pickup: "पिकअप: {date}",
  request_new_delivery: "डिलीवरी: {date}",
  request_new_delivery_to: "डिलीवरी: {date}, {address}",
  request_new_places: plural("hi", {
    one: "उस दिन {n} जगह बाकी है",
    other: "उस दिन {n} जगहें बाकी हैं",
  }),
  request_new_full: "उस दिन जगह नहीं है। फिर भी मंज़ूर कर सकते हैं।",
  request_new_alone: "उस दिन कोई और ऑर्डर नहीं है",
  request_new_orders: plural("hi", {
    one: "उस दिन {n} और ऑर्डर है",
    other: "उस दिन {n} और ऑर्डर हैं",
  }),
  request_new_open: "रिक्वेस्ट देखें",
  requests_new_subject: plural("hi", {
    one: "{n} नई ऑर्डर रिक्वेस्ट",
    other: "{n} नई ऑर्डर रिक्वेस्ट",
  }),
  requests_new_line: "{name}, {date}: {items}",
  requests_new_more: plural("hi", {
    one: "और {n} रिक्वेस्ट",
    other: "और {n} रिक्वेस्ट",
  }),
  sms_code: plural("hi", {
    one: "आपका Marzipan OTP कोड {code} है। यह {n} मिनट तक चलेगा।",
    other: "आपका Marzipan OTP कोड {code} है। यह {n} मिनट तक चलेगा।",
  }),
  email_asked_subject: "आपका Marzipan ईमेल बदलने की रिक्वेस्ट आई है",
  email_asked_text:
    "किसी ने, शायद आपने ही, अब से {email} से लॉग इन करने की रिक्वेस्ट की है। अभी कुछ नहीं बदला है।",
  not_me_action: "यह मैंने नहीं किया",
  not_me_advice:
    "अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। नहीं तो लिंक खोलकर पुष्टि करें: सभी डिवाइस लॉग आउट हो जाएँगे, अकाउंट फिर इसी पते का होगा और आप नया पासवर्ड चुनेंगे।",
  link_days: plural("hi", {
    one: "यह लिंक {n} दिन तक काम करता है।",
    other: "यह लिंक {n} दिन तक काम करता है।",
  }),
  waiting_subject: plural("hi", {
    one: "{n} रजिस्ट्रेशन आपकी मंज़ूरी के इंतज़ार में है",
    other: "{n} रजिस्ट्रेशन आपकी मंज़ूरी के इंतज़ार में हैं",
  }),
  waiting_text: "उनका ईमेल कन्फ़र्म हो चुका है। मंज़ूर या मना करने तक उन्हें इंतज़ार का पेज दिखता है।",
  waiting_open: "रजिस्ट्रेशन देखें",
  papers_subject: "{business}: {month} के आँकड़े",
  papers_text: "ये {month} के लिए {business} के आँकड़े हैं।",
  papers_button: "दस्तावेज़ खोलें",
  papers_note: "Marzipan यह {business} की ओर से हर महीने की शुरुआत में भेजता है।",
  papers_test: "यह टेस्ट आपने ख़ुद को भेजा है। यह किसी और को नहीं मिला।",
  notifications_off: "कौन से ईमेल मिलें, यह सेटिंग में “नोटिफ़िकेशन” के नीचे चुना जा सकता है।",
};
