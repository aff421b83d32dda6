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
};
