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
  // Who is behind it.
  about_title: "アーモンドと砂糖、そして朝5時のリスト",
  about_text: "Marzipanは、焼く人が電話にも出るお店のための道具です。",
  about_friday:
    "小さなお店の注文は、紙とWhatsAppと頭の中にあります。金曜までは、それで回ります。そしてケーキをひとつ忘れ、内金を思い出せず、夜の10時に誰かが鉛筆でパンの数を足しています。",
  about_quiet:
    "その静かな版を作っています。注文はひとつの場所に集まり、オーブンのために合計され、お金が横に並びます。考えるときの言語で。右から左に書く言語でも。",
  about_minutes:
    "Marzipanは、一度に3分、親指ひとつで使い、そして置くものです。焼くのはお店の仕事です。",
  how_title: "私たちのやり方",
  how_lives: "収入源",
  how_lives_text: "プランの料金です。広告も、データの販売も、注文の手数料もありません。",
  how_data: "データの保管場所",
  how_data_text:
    "運営者のサーバーにあり、見えるのはそのお店だけです。自分のサーバーで動かすこともできます。",
  how_not: "そうでないもの",
  how_not_text: "請求ソフトでも、レジでも、マーケットでもありません。",
  how_answers: "お返事",
  how_answers_text: "人が、24-48時間以内にお返事します。",
  write_us: "お問い合わせはこちら",
  no_scripts: "送信にはJavaScriptが必要です。",
  no_scripts_mail: "ない場合は{email}へメールをお送りください。",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "Marzipanにできること、お守りいただきたいこと。",
  privacy_text: "何を、何のために、いつまで保存し、どう持ち出せるか。",
  refund_text: "お支払いから14日以内の返金について。申請の方法と、その後の流れ。",
  security_text: "お店ごとの分離、サインインの保護、脆弱性のご報告について。",
  version: "バージョン{version}",
  since: "{date}から有効",
  contents: "目次",
  changed_title: "変更点",
  changed_first: "最初の全文です。",
  template: "この文書はひな形です。使用前に弁護士の確認が必要です。",
  operator: "運営者",
  operator_missing: "このデモでは設定されていません。",
  processor_payments: "Paddle：販売者としてのカード決済",
  processor_mail: "メールサービス：アカウントのメールの送信",
  processor_sms: "Twilio：SMSでのコード送信",
  processor_files: "ストレージサービス：画像とファイルの保管",
  processor_captcha: "Cloudflare Turnstile：フォームからのロボットの排除",
  processor_receipts: "モデル提供者：撮影したレシートの読み取り",
  processor_agents: "モデル提供者：質問と合計の数字からのアシスタントの回答",
  processor_none: "ありません。すべて運営者自身のサーバーで動いています。",
};
