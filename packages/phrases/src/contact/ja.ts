import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "お問い合わせ内容",
  send: "送信",
  fill_all: "すべての項目を入力してください",
  bad_phone: "正しい電話番号を入力してください。",
  bad_email: "正しいメールアドレスを入力してください。",
  failed: "送信できませんでした。もう一度お試しください。",
  sent_title: "お問い合わせを受け付けました",
  sent_text: "48時間以内に{email}へ返信します。プレミアムでは24時間以内です。",
  send_another: "別のお問い合わせを送る",
  kept: plural("ja", { other: "メッセージは{n}か月間保存され、その後削除されます。" }),
  leads: "お問い合わせ",
  leads_loading: "お問い合わせを読み込んでいます",
  leads_failed: "お問い合わせを読み込めませんでした",
  leads_empty: "お問い合わせはまだありません",
  leads_empty_text: "お問い合わせページから送られた内容が、ここに表示されメールでも届きます。",
  leads_shown: plural("ja", { other: "{n}件を表示中" }),
  priority: "優先",
  answer: "メールで返信",
  mail_subject: "お問い合わせフォームから新しい連絡",
  mail_subject_priority: "【優先】お問い合わせフォームから新しい連絡",
  mail_name: "お名前：{name}",
  mail_email: "メール：{email}",
  mail_phone: "電話：{phone}",
};
