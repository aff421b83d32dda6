import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Marzipanのある一日",
  plans_prices: "プランと料金",
  demo_menu: "デモのメニューを試す",
  about_us: "私たちについて",
  legal: "規約など",
  no_banner: "サインインに必要なCookieだけを使うため、同意の表示はありません。",
  missing_title: "このアドレスにはページがありません",
  missing_text: "移動した可能性があります。トップページかヘルプからお進みください。",
  // The landing page.
  landing_title: "Marzipan：小さなお店の注文、製造、お金",
  hero_title: "注文はリンクから届き、製造リストは朝5時にできています。",
  hero_text:
    "Marzipanは、小さなお店の注文、製造、お金をひとつにまとめます。天板と天板のあいだに、スマホで。",
  try_menu: "メニューを試す",
  customer_sees: "お客様の画面",
  you_see: "お店の画面",
  picture_menu: "スマホで見たデモのお店の公開メニュー",
  picture_bake: "スマホで見たデモのお店の製造リスト",
  picture_requests: "アプリの注文リクエスト",
  picture_owing: "アプリの未入金のお客様",
  fact_app: "お客様にアプリは要りません。",
  fact_app_more: "WhatsAppのリンクがそのままメニューです。",
  fact_sides: "ヘブライ語もアラビア語も右から左へ。",
  fact_sides_more: "価格のひとつひとつまで。",
  fact_data: "データはお店のものです。",
  fact_data_more: "どのプランでもすべて持ち出せます。",
  scenes_title: "ひとつの注文、日曜の夜から金曜の昼まで",
  scene_order: "注文がひとりでに届く",
  scene_order_text:
    "メニューには専用のリンクがあります。お客様は営業日から日を選び、まだ注文できるものを見てリクエストを送ります。ワンタップで受ければ、注文はカレンダーに入ります。",
  bubble_menu: "Dana様、メニューはこちらです。そのままご注文いただけます：",
  scene_bake: "何をつくるかがわかる",
  scene_bake_text:
    "その日の注文をすべて合計します。できたものにチェックを入れれば、遅れて入った注文があっても残りだけが表示されます。",
  scene_owe: "未入金のお客様がわかる",
  scene_owe_text:
    "古い順に、お客様の言語で文面を用意します。ワンタップでWhatsAppが開き、あとは送るだけです。",
  bubble_owe:
    "Dana様、ご注文番号362の残額{amount}についてご連絡いたします。よろしくお願いいたします。",
  real_screens: "デモのお店の実際の画面",
  ours_title: "ふたつの文字のあいだで生まれました",
  ours_text: "お店はお店の言語で、お客様はお客様の言語で。同じ注文が、どの言語でも正しく読めます。",
  trio_name: "アミラ・ハダド",
  trio_item: "バースデーケーキ（2段）",
  trio_number: "番号1045",
  trio_due: "残額{amount}",
  ours_whatsapp: "ワンタップでWhatsApp",
  ours_whatsapp_text:
    "できあがり、リマインダー、確認。文面はお客様の言語で用意されます。内容を見て、ご自分で送ります。",
  ours_receipts: "レシートは自動で読み取り",
  ours_receipts_text:
    "レシートを撮るだけ。店名、日付、金額が入り、読みにくかったところは推測せずに印がつきます。",
  ours_limits: "一日にできる分だけ",
  ours_limits_text:
    "一日の受付数と、何時間前までの注文かを決めておけば、メニューには作れる分だけが出ます。",
  ours_allergies: "アレルギーに気づく",
  ours_allergies_text: "アミラ様のナッツ類を記録してあれば、マカロンの注文は保存前に知らせます。",
  try_title: "ケーキを注文してみてください。誰も焼きませんので。",
  try_text:
    "デモのお店のメニューです。お客様にはこのとおりに見えます。カートに入れて送ってみてください。",
  open_demo: "デモのメニューを開く",
  plans_note:
    "無料体験にカードは要りません。お支払いなしで終わればベーシックになり、何も削除されません。",
  all_plans: "すべてのプランを比べる",
  or_year: "または年額{price}",
  or_month: "または月額{price}",
  asked_title: "よくあるご質問",
  asked_text: "「いいえ」ともお答えします。",
  ask_install: "お客様は何かを入れる必要がありますか？",
  say_install:
    "いいえ。どのブラウザーでも、古いスマホでもリンクを開くだけです。アカウントもアプリもパスワードも要りません。",
  ask_pay: "お客様はMarzipanで支払うのですか？",
  say_pay:
    "いいえ。現金、振込、店頭のカードなど、これまでどおりにお受け取りください。Marzipanは入金と残額を記録します。",
  ask_invoice: "適格請求書になりますか？",
  say_invoice:
    "いいえ。お支払い確認書であり、そう明記されます。請求ソフトや税理士はそのままお使いください。",
  ask_after: "{days}日が過ぎたらどうなりますか？",
  say_after:
    "勝手に何かが起こることはありません。カードがないので請求もありません。ベーシックで続けられ、入力した内容は残ります。",
  ask_leave: "やめたくなったら？",
  say_leave:
    "どのプランでも、画像も含めてすべてファイルで持ち出せます。その後アカウントを閉じれば、30日後にここから消えます。",
};
