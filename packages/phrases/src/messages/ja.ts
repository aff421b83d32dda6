import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
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
  on_the_way:
    "{name}様、ご注文（番号{number}）をただいまお届けに向かっております。今しばらくお待ちください。{business}",
  kind_confirmation: "注文の確認",
  kind_ready: "お渡し準備の完了",
  kind_reminder: "お支払いのお願い",
  kind_on_the_way: "配達中のお知らせ",
  mail_greeting: "{name}様",
  mail_verify_subject: "Marzipan：メールアドレスの確認",
  mail_verify_text:
    "Marzipanへようこそ。次のリンクを開き、ご自身のメールアドレスであることを確認してください。",
  mail_verify_action: "メールアドレスを確認",
  mail_link_valid: plural("ja", {
    other: "リンクの有効期限は{n}時間です。",
  }),
  mail_verify_ignore: "お心当たりがない場合は、このメールを破棄してください。",
  mail_approved_subject: "Marzipanのアカウントが承認されました",
  mail_approved_text: "ログインして、最初の注文を追加できます。",
  mail_known_subject: "Marzipanのアカウントはすでにあります",
  mail_known_text:
    "このメールアドレスで新規登録の操作がありました。アカウントはすでにありますので、パスワードでログインしてください。",
  mail_sign_in: "ログイン",
  mail_reset_subject: "Marzipan：新しいパスワードの設定",
  mail_reset_text: "新しいパスワードの設定が申し込まれました。次のリンクを開いて設定してください。",
  mail_reset_action: "新しいパスワードを設定",
  mail_reset_ignore:
    "お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。",
  mail_received_subject: "Marzipanのご登録を受け付けました",
  mail_received_text:
    "メールアドレスの確認が済みました。ご登録は管理者の承認待ちです。通常1～2営業日かかります。結果はメールでお知らせします。",
  mail_declined_subject: "Marzipanのご登録について",
  mail_declined_text: "ご登録は承認されませんでした。",
  mail_reason: "理由は次のとおりです。",
  mail_contact: "サポートに連絡",
  mail_blocked_subject: "Marzipanのアカウントが停止されました",
  mail_blocked_text: "アカウントが停止されました。データは残っています。サポートにご連絡ください。",
  mail_device_subject: "Marzipanのアカウントに新しいログインがありました",
  mail_device_text: "これまでに使われたことのない端末から、アカウントにログインがありました。",
  mail_device: "端末：{system}の{browser}",
  mail_device_half: "端末：{device}",
  mail_device_unknown: "端末：不明",
  mail_time: "日時：{time}",
  mail_device_advice:
    "ご本人の操作であれば、何もする必要はありません。お心当たりがない場合は、パスワードを変更し、設定でその端末をログアウトしてください。",
  mail_devices: "端末を確認",
  mail_password_subject: "Marzipanのパスワードが変更されました",
  mail_password_text: "アカウントのパスワードが変更されました。",
  mail_password_advice: "お心当たりがない場合は、すぐに新しいパスワードを設定してください。",
  mail_email_subject: "Marzipanのメールアドレスが変更されました",
  mail_email_text: "今後は {email} でログインしてください。",
  mail_email_advice: "お心当たりがない場合は、すぐにサポートにご連絡ください。",
  mail_totp_on_subject: "認証コードがオンになりました",
  mail_totp_on_text: "今後、Marzipanへのログイン時にアプリのコードの入力が必要です。",
  mail_totp_off_subject: "認証コードがオフになりました",
  mail_totp_off_text: "Marzipanへのログイン時に、アプリのコードの入力は不要になりました。",
  mail_phone_on_subject: "アカウントに電話番号が追加されました",
  mail_phone_on_text: "今後、{phone} に届くコードでMarzipanのアカウントにログインできます。",
  mail_phone_off_subject: "アカウントの電話番号が削除されました",
  mail_phone_off_text:
    "{phone} に届くコードでMarzipanのアカウントにログインすることはできなくなりました。",
  mail_security_advice:
    "お心当たりがない場合は、すぐに新しいパスワードを設定し、設定をご確認ください。",
  mail_trial_subject: plural("ja", {
    other: "無料体験はあと{n}日で終わります",
  }),
  mail_trial_text:
    "{plan}プランの無料体験は{date}に終わります。お支払いがない場合はベーシックプランに変わります。データは削除されません。",
  mail_plans: "プランを見る",
  // A customer's request, to her and to the business.
  request_received_subject: "{business}がリクエスト{number}を受け取りました",
  request_received_text:
    "{name}様、{business}が{date}のリクエスト{number}を受け取りました。まもなくお返事します。今お支払いいただくものはありません。",
  request_quoted_subject: "{business}からリクエスト{number}のお見積もりです",
  request_quoted_text:
    "{name}様、リクエスト{number}に対する{business}のお見積もりは{amount}です。{until}まで承認できます。",
  request_accepted_subject: "{business}がリクエスト{number}を承りました",
  request_accepted_text:
    "{name}様、{business}が{date}のリクエスト{number}を承りました。合計：{amount}。ありがとうございます！",
  request_declined_subject: "{business}はリクエスト{number}をお受けできません",
  request_declined_text: "{name}様、{business}は{date}のリクエスト{number}をお受けできません。",
  request_see: "リクエストを見る",
  request_hello: "{name}様、{business}です。{date}のリクエスト{number}についてご連絡します：",
  request_to_business: "{business}様、{name}と申します。{date}のリクエスト{number}を送りました：",
  request_about: "{business}様、{name}と申します。リクエスト{number}についてご連絡します：",
  request_total: "合計：{amount}",
  request_calendar: "{business}：注文番号{number}",
  request_waiting_subject: plural("ja", {
    other: "{n}件の注文リクエストが返事を待っています",
  }),
  request_waiting_text:
    "お客様には、まだ返事がないと表示されています。承認、見積もりの提示、お断りができます。",
  request_open: "リクエストを見る",
  sms_code: plural("ja", {
    other: "Marzipanの認証コードは{code}です。有効期限は{n}分です。",
  }),
};
