import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "बिक्री",
  revenue_means: "पूरे हुए ऑर्डर, डिलीवरी की तारीख के हिसाब से",
  cash: "मिली रकम",
  cash_means: "पेमेंट में से रिफ़ंड घटाकर, पेमेंट की तारीख के हिसाब से",
  refunds: "रिफ़ंड",
  refunds_means: "तारीख के हिसाब से रिफ़ंड, जो मिली रकम में से घटाए जा चुके हैं",
  expenses: "खर्च",
  expenses_means: "आपके खर्च, तारीख के हिसाब से",
  profit: "मुनाफ़ा",
  profit_means: "बिक्री में से खर्च घटाकर, टैक्स और आपकी अपनी तनख़्वाह से पहले",
  orders: "ऑर्डर",
  orders_means: "वे ऑर्डर जिनसे आपकी बिक्री बनती है",
  average: "औसत ऑर्डर",
  average_means: "बिक्री को ऑर्डर की संख्या से भाग देकर",
  owed: "बकाया",
  owed_means: "बाकी रकम, डिलीवरी के बाद के दिनों के हिसाब से",
  clients_means: "पूरे हुए ऑर्डर; जिनका पहला ऑर्डर इसी अवधि में आया वे नए ग्राहक हैं",
  items_means: "हर आइटम की बिक्री; तय दाम ऑर्डर के आइटमों में बाँटा गया है",
  age_not_due: "अभी समय बाकी है",
  age_0_7: "7 दिन तक",
  age_8_30: "8 से 30 दिन",
  age_31_60: "31 से 60 दिन",
  age_over_60: "60 दिन से ज़्यादा",
};
