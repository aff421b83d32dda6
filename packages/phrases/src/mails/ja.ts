import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "{name}様",
  verify_subject: "Marzipan：メールアドレスの確認",
  verify_text:
    "Marzipanへようこそ。次のリンクを開き、ご自身のメールアドレスであることを確認してください。",
  verify_action: "メールアドレスを確認",
  link_valid: plural("ja", {
    other: "リンクの有効期限は{n}時間です。",
  }),
  verify_ignore: "お心当たりがない場合は、このメールを破棄してください。",
  approved_subject: "Marzipanのアカウントが承認されました",
  approved_text: "ログインして、最初の注文を追加できます。",
  known_subject: "Marzipanのアカウントはすでにあります",
  known_text:
    "このメールアドレスで新規登録の操作がありました。アカウントはすでにありますので、パスワードでログインしてください。",
  held_subject: "このメールアドレスではまだ新規登録できません",
  held_text:
    "このメールアドレスで新規登録の操作がありました。このアドレスを使っていたアカウントは、最近、別のメールアドレスに変更されました。ご自身で変更された場合は、新しいメールアドレスでログインしてください。",
  held_until:
    "{time}までは変更を元に戻せるため、このアドレスはそのアカウントのために確保されています。その後は、このアドレスで新規登録できます。",
  held_advice:
    "変更にお心当たりがない場合は、そのときこのアドレスにお送りしたメールのリンク「{action}」を開いてください。",
  sign_in: "ログイン",
  reset_subject: "Marzipan：新しいパスワードの設定",
  reset_text: "新しいパスワードの設定が申し込まれました。次のリンクを開いて設定してください。",
  reset_action: "新しいパスワードを設定",
  reset_ignore: "お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。",
  received_subject: "Marzipanのご登録を受け付けました",
  received_text:
    "メールアドレスの確認が済みました。ご登録は管理者の承認待ちです。通常1～2営業日かかります。結果はメールでお知らせします。",
  declined_subject: "Marzipanのご登録について",
  contact: "サポートに連絡",
  blocked_subject: "Marzipanのアカウントが停止されました",
  blocked_text: "アカウントが停止されました。データは残っています。サポートにご連絡ください。",
  device_subject: "Marzipanのアカウントに新しいログインがありました",
  device_text: "これまでに使われたことのない端末から、アカウントにログインがありました。",
  device: "端末：{system}の{browser}",
  device_half: "端末：{device}",
  device_unknown: "端末：不明",
  time: "日時：{time}",
  device_advice:
    "ご本人の操作であれば、何もする必要はありません。お心当たりがない場合は、パスワードを変更し、設定でその端末をログアウトしてください。",
  devices: "端末を確認",
  password_subject: "Marzipanのパスワードが変更されました",
  password_text: "アカウントのパスワードが変更されました。",
  password_advice: "お心当たりがない場合は、すぐに新しいパスワードを設定してください。",
  email_subject: "Marzipanのメールアドレスが変更されました",
  email_text: "今後は {email} でログインしてください。",
  email_advice: "お心当たりがない場合は、すぐにサポートにご連絡ください。",
  totp_on_subject: "認証コードがオンになりました",
  totp_on_text: "今後、Marzipanへのログイン時にアプリのコードの入力が必要です。",
  totp_off_subject: "認証コードがオフになりました",
  totp_off_text: "Marzipanへのログイン時に、アプリのコードの入力は不要になりました。",
  phone_on_subject: "アカウントに電話番号が追加されました",
  phone_on_text: "今後、{phone} に届くコードでMarzipanのアカウントにログインできます。",
  phone_off_subject: "アカウントの電話番号が削除されました",
  phone_off_text:
    "{phone} に届くコードでMarzipanのアカウントにログインすることはできなくなりました。",
  security_advice: "お心当たりがない場合は、すぐに新しいパスワードを設定し、設定をご確認ください。",
  trial_subject: plural("ja", {
    other: "無料体験はあと{n}日で終わります",
  }),
  trial_text:
    "{plan}の無料体験は{date}に終了します。その後、アップグレードしない場合はベーシックに移り、何も削除されません。",
  plans: "プランを見る",
  // A customer's request, to her and to the business.
  request_received_subject: "{business}がリクエスト番号{number}を受け取りました",
  request_received_text:
    "{name}様、{business}が{date}のリクエスト（番号{number}）を受け付けました。まもなくお返事します。今お支払いいただくものはありません。",
  request_quoted_subject: "{business}からリクエスト番号{number}のお見積りです",
  request_quoted_text:
    "{name}様、リクエスト（番号{number}）に対する{business}のお見積りは{amount}です。{until}までご承諾いただけます。",
  request_accepted_subject: "{business}がリクエスト番号{number}を承りました",
  request_accepted_text:
    "{name}様、{business}が{date}のリクエスト（番号{number}）を承りました。合計：{amount}。ありがとうございます。",
  request_declined_subject: "{business}はリクエスト番号{number}をお受けできません",
  request_declined_text:
    "{name}様、申し訳ございませんが、{business}は{date}のリクエスト番号{number}をお受けできません。",
  request_expired_subject: "{business}へのリクエスト番号{number}は期限切れになりました",
  request_expired_text:
    "{name}様、{date}を過ぎ、{business}へのリクエスト番号{number}はご注文になりませんでした。お支払いいただくものはありません。いつでも改めてリクエストできます。",
  request_lapsed_subject: "{business}のリクエスト番号{number}のお見積りは期限が切れました",
  request_lapsed_text:
    "{name}様、リクエスト番号{number}に対する{business}のお見積りは{until}まででした。新しいお見積りは{business}にお問い合わせください。",
  request_see: "リクエストを見る",
  request_day_at_time: "{date} {time}",
  request_hello: "{name}様、{business}です。{date}のリクエスト番号{number}についてご連絡します：",
  request_to_business:
    "{business}様、{name}と申します。{date}のリクエスト番号{number}を送りました：",
  request_about: "{business}様、{name}と申します。リクエスト番号{number}についてご連絡します：",
  order_about: "{business}様、{name}と申します。注文番号{number}についてご連絡します：",
  request_total: "合計：{amount}",
  request_calendar: "{business}：注文番号{number}",
  request_open: "リクエストを見る",
  // To the business, when requests come in.
  request_new_subject: "新しい注文リクエスト：{name}様、{date}",
  request_new_items: "{name}様のご希望：{items}",
  request_new_pickup: "店頭受取：{date}",
  request_new_delivery: "配達：{date}",
  request_new_delivery_to: "配達：{date}、{address}",
  request_new_places: plural("ja", {
    other: "この日は残り{n}件です",
  }),
  request_new_full: "この日は受付終了です。それでも受け付けられます。",
  request_new_alone: "この日はほかの注文がありません",
  request_new_orders: plural("ja", {
    other: "この日はほかに{n}件の注文があります",
  }),
  request_new_open: "リクエストを見る",
  requests_new_subject: plural("ja", {
    other: "新しい注文リクエスト{n}件",
  }),
  requests_new_line: "{name}様、{date}：{items}",
  requests_new_more: plural("ja", {
    other: "ほか{n}件",
  }),
  sms_code: plural("ja", {
    other: "Marzipanの認証コードは{code}です。有効期限は{n}分です。",
  }),
  email_asked_subject: "Marzipanのメールアドレス変更の申し込みがありました",
  email_asked_text:
    "今後 {email} でログインするための変更が申し込まれました。まだ何も変わっていません。",
  not_me_action: "心当たりがありません",
  not_me_advice:
    "ご本人による操作であれば、何もする必要はありません。心当たりがない場合は、リンクを開いて確定してください。すべての端末がログアウトされ、アカウントはこのアドレスに戻り、新しいパスワードを設定できます。",
  link_days: plural("ja", { other: "リンクの有効期間は{n}日です。" }),
  waiting_subject: plural("ja", { other: "登録{n}件が承認を待っています" }),
  waiting_text: "メールアドレスは確認済みです。承認または却下されるまで、待機画面が表示されます。",
  waiting_open: "登録を確認",
  papers_subject: "{business}：{month}の数字",
  papers_text: "{business}の{month}の数字をお送りします。",
  papers_button: "書類を開く",
  papers_note: "Marzipanが{business}に代わって毎月初めにお送りしています。",
  papers_test: "ご自分あての試し送りです。ほかの方には送られていません。",
  notifications_off: "受け取るメールは設定の「通知」で選べます。",
};
