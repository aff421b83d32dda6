import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "お客様",
  nothing_to_do: "対応は済んでいます",
  request_gone: "このリクエストはもうありません",
  request_received: "リクエスト：{date}",
  request_text: "{name}：{items}",
  request_text_places: "{name}：{items}。{places}",
  request_quoted: "価格を提示：{name}",
  request_accepted: "受付済み：{name}",
  request_declined: "お断り：{name}",
  request_withdrawn: "お客様が取り下げ：{name}",
  request_expired: "期限切れ：{name}",
  quote_accepted: "お見積り承諾：{name}",
  quote_accepted_text: "{items}、{date}、{amount}",
  request_waiting: plural("ja", { other: "返答待ちのリクエストが{n}件あります" }),
  orders_tomorrow: plural("ja", { other: "{date}：注文{n}件" }),
  no_orders: "{date}：注文なし",
  first_at: "最初は{time}",
  day_full: "{date}は満席です",
  money_due: "期日の前金・残金があります",
  trial_ending: "無料体験は{date}に終了します",
  payment_declined: "お支払いが承認されませんでした",
  payment_declined_text: "プランを続けるには、カード情報を更新してください。",
  plan_changed: "プランが変わりました",
  task_due: "やること：{title}",
  task_gone: "期日のやることがありました",
  receipt_read: "レシートを読み取りました",
  receipt_failed: "レシートを読み取れませんでした",
  accountant_emailed: "税理士に書類をメールしました",
  new_device: "新しい端末からログインがありました",
  new_device_text: "心当たりがない場合は、パスワードを変更してください。",
};
