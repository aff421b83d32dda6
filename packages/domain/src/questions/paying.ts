import type { Language } from "@marzipan/contract/languages";
import { anyOf } from "./pattern-sources.ts";
import { entriesOf, unspaced } from "./words.ts";

/** How a language says that somebody paid, and how that nobody did, or the one who asks. */
const words: Readonly<Record<Language, readonly [paid: string, own: string]>> = {
  en: [
    "paid pay pays",
    "not never nobody hasnt havent didnt i_paid we_paid i_pay we_pay i_have_paid we_have_paid ive_paid weve_paid",
  ],
  he: ["שילם שילמה שילמו", "לא טרם"],
  ar: ["دفع دفعت دفعوا سدد سددت سددوا", "دفعنا لم ما لسا"],
  fr: [
    "a_payé ont_payé a_t_il_payé a_t_elle_payé ont_ils_payé ont_elles_payé a_réglé ont_réglé a_versé ont_versé",
    "pas jamais on_a_payé on_a_réglé on_a_versé",
  ],
  de: ["bezahlt gezahlt", "nicht nie ich wir"],
  es: ["pagó pagaron ha_pagado han_pagado", "no nunca"],
  pt: ["pagou pagaram", "não nunca"],
  hi: ["भुगतान_किया पेमेंट_किया चुकाए चुकाया चुकाये पैसे_दिए पैसे_दिये रुपये_दिए", "नहीं मैंने हमने"],
  zh: ["付了 付过 给了多少钱", "没 未 我付 我们付 我给 我们给"],
  ja: [
    "さんは*払いま さんは*払った さんは*払って さんが*払いま さんが*払った 様は*払いま 様は*払った 様が*払いま 様が*払った",
    "",
  ],
};

const made = new Map<Language, readonly [paid: RegExp, own: RegExp]>();

function patternOf(language: Language, list: string): RegExp {
  const parts = list.split(" ").filter(Boolean);
  if (parts.length === 0) return /(?!)/u;
  if (!unspaced.includes(language)) {
    return new RegExp(`(?<= )${anyOf(entriesOf(list), "")}(?= )`, "u");
  }
  const sources = parts.map((part) => part.split("*").flatMap(entriesOf).join("[^ ]{0,20}?"));
  return new RegExp(`(?:${sources.join("|")})`, "u");
}

/** Answers whether a text (as `plainText` answers it) asks what somebody paid, and not who did not, or what the one who asks did. */
export function asksPaid(text: string, language: Language): boolean {
  const [paid, own] = made.get(language) ?? [
    patternOf(language, words[language][0]),
    patternOf(language, words[language][1]),
  ];
  made.set(language, [paid, own]);
  return paid.test(text) && !own.test(text);
}

/** Answers whether a word of such a text says that somebody paid, so that it is no name. */
export function isPaidWord(word: string, language: Language): boolean {
  const [paid] = words[language];
  return entriesOf(paid).some((phrase) => phrase.split(" ").includes(word));
}
