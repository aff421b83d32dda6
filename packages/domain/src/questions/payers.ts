import type { Language } from "@marzipan/contract/languages";
import type { FoundConcepts } from "./find-concepts.ts";
import type { Intent } from "./intents.ts";
import { anyOf } from "./pattern-sources.ts";
import type { Concept, Tongue } from "./tongue.ts";
import { entriesOf, unspaced } from "./words.ts";

/** How a language asks who, how it says that somebody paid, and what makes it another question. */
const words: Readonly<Record<Language, readonly [who: string, paid: string, other: string]>> = {
  en: [
    "who anybody anyone somebody someone which_clients which_customers what_clients what_customers which_client which_customer",
    "paid pay pays",
    "not never nobody hasnt havent didnt i we whom owe owes",
  ],
  he: [
    "מי מישהו מישהי אילו_לקוחות איזה_לקוחות אלו_לקוחות איזו_לקוחה איזה_לקוח",
    "שילם שילמה שילמו",
    "לא טרם",
  ],
  ar: [
    "مين من_الذي من_اللي من_دفع من_سدد أي_زبائن أي_عملاء أي_زبون أي_عميل احد حدا",
    "دفع دفعت دفعوا سدد سددت سددوا",
    "لم ما لسا",
  ],
  fr: [
    "qui quels_clients quelles_clientes quel_client quelle_cliente quelqu_un",
    "a_payé ont_payé a_réglé ont_réglé a_versé ont_versé",
    "pas jamais on à_qui",
  ],
  de: [
    "wer jemand welche_kunden welche_kundinnen welcher_kunde welche_kundin",
    "bezahlt gezahlt bezahlte zahlte bezahlten zahlten geld_gegeben",
    "nicht nie ich wir",
  ],
  es: [
    "quién quiénes alguien qué_clientes cuáles_clientes qué_cliente",
    "pagó pagaron ha_pagado han_pagado",
    "no nunca a_quién a_quiénes",
  ],
  pt: [
    "quem alguém quais_clientes que_clientes qual_cliente",
    "pagou pagaram",
    "não nunca a_quem para_quem pra_quem",
  ],
  hi: [
    "किसने किस_किस_ने किन्होंने किन_ग्राहकों किन_लोगों कौन_से_ग्राहकों किसी_ने",
    "भुगतान_किया पेमेंट_किया पेमेंट_की चुकाए चुकाया चुकाये पैसे_दिए पैसे_दिये रुपये_दिए",
    "नहीं",
  ],
  zh: [
    "谁 有人 哪些客户 哪些客人 哪些顾客 哪位客户 哪个客户 哪位",
    "付了款 付了钱 付过款 付过钱 付款了 付钱了 付了 付过 付款 付钱 给了钱 给钱了 交了钱",
    "没 未 给谁 向谁 谁欠",
  ],
  ja: [
    "誰 だれ どなた 人 お客さん お客様 お客 顧客",
    "払いました 払った 払ってくれた 支払いをした 支払いました 支払った",
    "誰に だれに 人に お客さんに お客様に",
  ],
};

/** What may stand beside these words, and what else they may be understood as. */
const neutral: readonly Concept[] = ["client", "who", "cash", "have", "day"];
const besides: readonly (Intent | undefined)[] = [
  undefined,
  "cash",
  "clients_count",
  "clients_stopped",
  "expenses",
];

interface Patterns {
  who: RegExp;
  paid: RegExp;
  other: RegExp;
}

const made = new Map<Language, Patterns>();

function patternOf(language: Language, list: string): RegExp {
  const any = anyOf(entriesOf(list), "");
  return new RegExp(unspaced.includes(language) ? any : `(?<= )${any}(?= )`, "u");
}

function patternsOf(language: Language): Patterns {
  const known = made.get(language);
  if (known) return known;
  const [who, paid, other] = words[language].map((list) => patternOf(language, list)) as [
    RegExp,
    RegExp,
    RegExp,
  ];
  const patterns = { who, paid, other };
  made.set(language, patterns);
  return patterns;
}

/** Answers whether a text (as `plainText` answers it) asks which clients paid, and nothing else beside it. */
export function asksWhoPaid(
  text: string,
  { language }: Tongue,
  heard: readonly Intent[],
  read: (text: string) => FoundConcepts,
): boolean {
  const { who, paid, other } = patternsOf(language);
  if (heard.length > 1 || !besides.includes(heard[0])) return false;
  if (!who.test(text) || !paid.test(text) || other.test(text)) return false;
  const left = text.replace(paid, " ").replace(who, " ").replace(paid, " ");
  const { has, rest } = read(left);
  return rest.length === 0 && [...has].every((concept) => neutral.includes(concept));
}
