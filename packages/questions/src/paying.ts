import type { Language } from "@marzipan/contract/languages";
import type { Intent } from "./intents.ts";
import { anyOf } from "./pattern-sources.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, joinedOf, unspaced } from "./words.ts";

/** How a language says that someone paid, and how that no one did, or the one who asks. */
const words: Readonly<Record<Language, readonly [paid: string, own: string]>> = {
  en: [
    "paid pay pays",
    "not never nobody hasnt havent didnt i_paid we_paid i_pay we_pay i_have_paid we_have_paid ive_paid weve_paid",
  ],
  he: ["שילם שילמה שילמו", "לא טרם"],
  ar: ["دفع دفعت دفعوا سدد سددت سددوا", "دفعنا لم ما لسا"],
  fr: [
    "a_payé ont_payé a_t_il_payé a_t_elle_payé a_t_il_réglé a_t_elle_réglé ont_ils_payé ont_elles_payé a_réglé ont_réglé a_versé ont_versé",
    "pas jamais on_a_payé on_a_réglé on_a_versé",
  ],
  de: ["bezahlt gezahlt", "nicht nie ich wir"],
  es: ["pagó pagaron ha_pagado han_pagado", "no nunca"],
  pt: ["pagou pagaram", "não nunca"],
  hi: [
    "कितना_दिया कितने_दिए भुगतान_किया भुगतान_कर पेमेंट_किया पेमेंट_कर चुकाए चुकाया चुकाये पैसे_दिए पैसे_दिये रुपये_दिए",
    "नहीं मैंने हमने",
  ],
  zh: ["付了 付过 给了多少钱 已付多少 已经付 付清 付款多少", "没 未 我付 我们付 我给 我们给"],
  ja: [
    "さんの*支払い済 さんは*払いま さんは*払った さんは*払って さんが*払いま さんが*払った 様は*払いま 様は*払った 様が*払いま 様が*払った",
    "",
  ],
};

/** How a language asks, beside what someone paid, for what is left to be paid. */
const left: Readonly<Record<Language, string>> = {
  en: "is_left are_left still_left still_open left_to_pay remains remaining the_rest",
  he: "נשאר נשארה נשארו נותר נותרה נותרו חסר",
  ar: "ضل عليه عليها عليهم باقي بقي تبقى متبقي",
  fr: "reste restent restant",
  de: "offen fehlt fehlen übrig rest restbetrag",
  es: "falta faltan queda quedan resta restante",
  pt: "falta faltam resta restam restante",
  hi: "बचा बची बचे शेष",
  zh: "还剩 剩下 剩 还差 没付 没给 尾款",
  ja: "残っ 残り 残る 残額 残金",
};

/** What else such words for what is left may be understood as. */
const besidesLeft: readonly (Intent | undefined)[] = [
  undefined,
  "revenue",
  "expenses",
  "cash",
  "profit",
  "goal",
];

interface Patterns {
  paid: RegExp;
  own: RegExp;
  left: RegExp;
  /** Any word or phrase for what is not paid. */
  owing: RegExp;
  /** A single word of those for paid and left. */
  single: RegExp;
}

const made = new Map<Language, Patterns>();

function patternOf({ language }: Tongue, list: string, flags = "u"): RegExp {
  const parts = list.split(" ").filter(Boolean);
  if (parts.length === 0) return /(?!)/u;
  if (!unspaced.includes(language)) {
    const any = anyOf(entriesOf(list), "[^ ]*");
    return new RegExp(`(?<= )${joinedOf(language)}${any}(?= )`, flags);
  }
  const sources = parts.map((part) => part.split("*").flatMap(entriesOf).join("[^ ]{0,20}?"));
  return new RegExp(anyOf(sources, ""), flags);
}

function patternsOf(tongue: Tongue): Patterns {
  const { language, concepts } = tongue;
  const known = made.get(language);
  if (known) return known;
  const [paid, own] = words[language];
  const patterns = {
    paid: patternOf(tongue, paid),
    own: patternOf(tongue, own),
    left: patternOf(tongue, left[language]),
    owing: patternOf(tongue, `${concepts.owe} ${left[language]}`, "gu"),
    single: patternOf(tongue, `${paid} ${left[language]}`.replaceAll("_", " ")),
  };
  made.set(language, patterns);
  return patterns;
}

/**
 * Returns what a text (as `plainText` returns it) asks of someone beside whose name it says that they paid: what they
 * paid, beside what they bought or still owe where that is asked, too. `null` where it says no such thing, or that
 * someone did not, or the one who asks did.
 */
export function intentsOfPayer(
  text: string,
  tongue: Tongue,
  { heard, rest }: { heard: readonly Intent[]; rest: readonly string[] },
): readonly Intent[] | null {
  // In Japanese the words themselves hold that someone is named, and of a name one letter may be left.
  if (rest.length === 0 && tongue.language !== "ja") return null;
  const patterns = patternsOf(tongue);
  const unowed = text.replace(patterns.owing, " ");
  if (!patterns.paid.test(unowed) || patterns.own.test(unowed)) return null;
  const [first] = heard;
  if (first === "owed" || (besidesLeft.includes(first) && patterns.left.test(text)))
    return ["owed", "cash"];
  if (first === undefined) return ["cash"];
  if (heard.length > 1) return null;
  return first === "revenue" ? ["revenue", "cash"] : first === "expenses" ? ["cash"] : null;
}

/** Returns whether a word of such a text says that someone paid, or has to, so that it is no name. */
export function isPaidWord(word: string, tongue: Tongue): boolean {
  return !unspaced.includes(tongue.language) && patternsOf(tongue).single.test(` ${word} `);
}
