import type { Language } from "@marzipan/contract/languages";
import type { FoundConcepts } from "./find-concepts.ts";
import type { Intent } from "./intents.ts";
import { anyOf } from "./pattern-sources.ts";
import type { Concept, Tongue } from "./tongue.ts";
import { entriesOf, unspaced } from "./words.ts";

/** How a language asks who, how it says that someone paid or bought, and what makes it another question. */
const words: Readonly<
  Record<Language, readonly [who: string, paid: string, other: string, bought: string]>
> = {
  en: [
    "who anybody anyone somebody someone which_clients which_customers what_clients what_customers which_client which_customer",
    "paid pay pays",
    "not never nobody hasnt havent didnt i we whom owe owes",
    "bought buys ordered orders purchased buy order",
  ],
  he: [
    "מי מישהו מישהי אילו_לקוחות איזה_לקוחות אלו_לקוחות איזו_לקוחה איזה_לקוח",
    "שילם שילמה שילמו",
    "לא טרם",
    "קנה קנתה קנו קונה קונים קונות הזמין הזמינה הזמינו מזמין מזמינה מזמינים רכש רכשה רכשו",
  ],
  ar: [
    "مين من_الذي من_اللي من_دفع من_سدد من_اشترى من_اشترت من_يشتري من_طلب من_يطلب أي_زبائن أي_عملاء أي_زبون أي_عميل احد حدا",
    "دفع دفعت دفعوا سدد سددت سددوا",
    "لم ما لسا",
    "اشترى اشترت اشتروا يشتري يشترون طلب طلبت طلبوا يطلب يطلبون",
  ],
  fr: [
    "qui quels_clients quelles_clientes quel_client quelle_cliente quelqu_un",
    "a_payé ont_payé a_réglé ont_réglé a_versé ont_versé",
    "pas jamais on à_qui",
    "a_acheté ont_acheté m_a_acheté achète achètent a_commandé ont_commandé commande commandent",
  ],
  de: [
    "wer jemand welche_kunden welche_kundinnen welcher_kunde welche_kundin",
    "bezahlt gezahlt bezahlte zahlte bezahlten zahlten geld_gegeben",
    "nicht nie ich wir kein keine keinen keiner nichts",
    "gekauft kauft kaufte kauften kaufen bestellt bestellte bestellten bestellen",
  ],
  es: [
    "quién quiénes alguien qué_clientes cuáles_clientes qué_cliente",
    "pagó pagaron ha_pagado han_pagado",
    "no nunca a_quién a_quiénes",
    "compró compraron compra compran ha_comprado han_comprado pidió pidieron ha_pedido han_pedido encargó encargaron",
  ],
  pt: [
    "quem alguém quais_clientes que_clientes qual_cliente",
    "pagou pagaram",
    "não nunca a_quem para_quem pra_quem",
    "comprou compraram compra compram pediu pediram pede pedem encomendou encomendaram",
  ],
  hi: [
    "किसने किस_किस_ने किन्होंने किन_ग्राहकों किन_लोगों कौन_से_ग्राहकों किसी_ने",
    "भुगतान_किया पेमेंट_किया पेमेंट_की चुकाए चुकाया चुकाये पैसे_दिए पैसे_दिये रुपये_दिए",
    "नहीं",
    "खरीदा खरीदी खरीदे ख़रीदा ख़रीदी ख़रीदे ऑर्डर_किया ऑर्डर_किए ऑर्डर_की ऑर्डर_दिया मँगाया मंगाया मंगवाया मंगाई मंगवाई",
  ],
  zh: [
    "谁 有人 哪些客户 哪些客人 哪些顾客 哪位客户 哪个客户 哪位",
    "付了款 付了钱 付过款 付过钱 付款了 付钱了 付了 付过 付款 付钱 给了钱 给钱了 交了钱",
    "没 未 给谁 向谁 谁欠",
    "购买了 购买过 买了 买过 订购了 订了 订过 点了 买 订",
  ],
  ja: [
    "誰 だれ どなた 人 お客さん お客様 お客 顧客",
    "払いました 払った 払ってくれた 支払いをした 支払いました 支払った",
    "誰に だれに 人に お客さんに お客様に",
    "買いました 買った 買ってくれた 購入しました 購入した 注文しました 注文した 頼みました 頼んだ",
  ],
};

/** What may be next to these words, and what else they may be understood as. */
const neutral: readonly Concept[] = ["client", "who", "cash", "have", "day"];
const besidesBuying: readonly Concept[] = [
  "client",
  "who",
  "order",
  "sell",
  "item",
  "best",
  "have",
];
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
  bought: RegExp;
}

const made = new Map<Language, Patterns>();

function patternOf(language: Language, list: string): RegExp {
  const any = anyOf(entriesOf(list), "");
  return new RegExp(unspaced.includes(language) ? any : `(?<= )${any}(?= )`, "u");
}

function patternsOf(language: Language): Patterns {
  const known = made.get(language);
  if (known) return known;
  const [who, paid, other, bought] = words[language];
  const patterns = {
    who: patternOf(language, who),
    paid: patternOf(language, paid),
    other: patternOf(language, other),
    bought: patternOf(language, bought),
  };
  made.set(language, patterns);
  return patterns;
}

/** Returns whether a text (as `plainText` returns it) asks which clients paid, and nothing else next to it. */
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

/** Returns whether a text (as `plainText` returns it) asks which clients bought or ordered what it names. */
export function asksWhoBought(
  text: string,
  { language }: Tongue,
  read: (text: string) => FoundConcepts,
): boolean {
  const { who, bought, other } = patternsOf(language);
  if (!who.test(text) || !bought.test(text) || other.test(text)) return false;
  const { has, rest } = read(text.replace(bought, " ").replace(who, " ").replace(bought, " "));
  const isOfItem = rest.length > 0 || has.has("item");
  return isOfItem && [...has].every((concept) => besidesBuying.includes(concept));
}
