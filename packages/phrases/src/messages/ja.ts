import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "{first_name}様、ご注文を承りました：{items}\n{when}、{place}\n合計：{total}\n{link}",
  ready: "{first_name}様、ご注文のご用意ができました。{place}\n残額：{balance}\n{link}",
  reminder:
    "{first_name}様、お支払いのご確認です。{date}のご注文（番号{number}）につきまして、残額は{amount}となっております。行き違いでお支払い済みの場合はご容赦ください。よろしくお願いいたします。{business}\n{link}",
  deposit:
    "{first_name}様、内金のお支払いのご確認です。{date}のご注文（番号{number}）の内金{amount}がまだ確認できておりません。残額は合計{balance}です。行き違いでお支払い済みの場合はご容赦ください。よろしくお願いいたします。{business}\n{link}",
  on_the_way:
    "{first_name}様、ご注文の品をただいまお届けに向かっております。今しばらくお待ちください。\n残額：{balance}\n{link}",
  moved:
    "{first_name}様、ご注文の日時が変わりました：{when}、{place}。ほかの内容に変更はありません。\n{link}",
  canceled:
    "{first_name}様、{date}のご注文（{items}）はキャンセルとなりました。ご不明な点はお気軽にご連絡ください。{business}",
  quote: "{first_name}様、お見積もりです。{items}、{when}、{total}です。いかがでしょうか。\n{link}",
  balance:
    "{first_name}様、{date}のご注文（{items}）の残額は{balance}です。よろしくお願いいたします。{business}\n{link}",
  when: "{date} {time}",
  place_pickup: "店頭受取：{address}",
  place_pickup_open: "店頭受取",
  place_delivery: "配達先：{address}",
  place_delivery_open: "配達",
  more_items: plural("ja", { other: "ほか{n}件" }),
  changed:
    "{first_name}様、ご注文の内容が変わりました：{items}\n{when}、{place}\n合計：{total}\n{link}",
  kind_confirmation: "注文の確認",
  kind_ready: "お渡し準備の完了",
  kind_reminder: "お支払いのお願い",
  kind_deposit: "内金のお願い",
  kind_on_the_way: "配達中のお知らせ",
  kind_moved: "日時の変更",
  kind_canceled: "注文のキャンセル",
  kind_quote: "お見積もり",
  kind_balance: "残額",
  kind_changed: "注文内容の変更",
  mail_declined_text: "ご登録は承認されませんでした。",
  mail_reason: "理由は次のとおりです。",
};
