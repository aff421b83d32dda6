import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "{name}様、ご注文（番号{number}）を承りました。お渡しは{date} {time}、合計は{amount}です。ありがとうございます。{business}",
  confirmation_no_time:
    "{name}様、ご注文（番号{number}）を承りました。お渡しは{date}、合計は{amount}です。ありがとうございます。{business}",
  ready:
    "{name}様、ご注文（番号{number}）のご用意ができました。本日は{time}までお受け取りいただけます。お待ちしております。{business}",
  ready_no_time:
    "{name}様、ご注文（番号{number}）のご用意ができました。お待ちしております。{business}",
  reminder:
    "{name}様、お支払いのご確認です。{date}のご注文（番号{number}）につきまして、残額は{amount}となっております。行き違いでお支払い済みの場合はご容赦ください。よろしくお願いいたします。{business}",
  deposit:
    "{name}様、内金のお支払いのご確認です。{date}のご注文（番号{number}）の内金{amount}がまだ確認できておりません。残額は合計{balance}です。行き違いでお支払い済みの場合はご容赦ください。よろしくお願いいたします。{business}",
  on_the_way:
    "{name}様、ご注文（番号{number}）をただいまお届けに向かっております。今しばらくお待ちください。{business}",
  kind_confirmation: "注文の確認",
  kind_ready: "お渡し準備の完了",
  kind_reminder: "お支払いのお願い",
  kind_deposit: "内金のお願い",
  kind_on_the_way: "配達中のお知らせ",
  mail_declined_text: "ご登録は承認されませんでした。",
  mail_reason: "理由は次のとおりです。",
};
