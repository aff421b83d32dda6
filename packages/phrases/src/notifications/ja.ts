import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "新着情報",
  unread: plural("ja", { other: "新着情報：未読{n}件" }),
  mark_all_read: "すべて既読にする",
  open: "開く",
  accept: "受け付ける（{amount}）",
  is_unread: "未読",
  empty_title: "対応待ちはありません",
  empty_text: "新しい注文リクエストなどのお知らせがここに表示されます。",
  load_failed: "新着情報を読み込めませんでした",
  loading: "新着情報を読み込み中",
  ring: "この端末に通知する",
  ring_hint: "Marzipanを閉じていても届きます。",
  discreet: "名前と金額を隠す",
  discreet_hint: "ロック画面にはお知らせの種類だけが表示されます。",
  unsupported: "このブラウザーは通知を表示できません。",
  needs_home_screen:
    "iPhoneとiPadでは、まずMarzipanをホーム画面に追加してください。「共有」から「ホーム画面に追加」を選び、そこから開いてこの画面に戻ります。",
  denied:
    "Marzipanの通知がブロックされています。ブラウザーまたは端末の設定で許可してから、もう一度お試しください。",
  failed: "通知をオンにできませんでした。もう一度お試しください。",
};
