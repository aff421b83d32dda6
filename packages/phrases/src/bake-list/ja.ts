import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "製造リスト",
  day: "日",
  range: "期間",
  orders: plural("ja", {
    other: "注文{n}件",
  }),
  kinds: plural("ja", {
    other: "{n}種類",
  }),
  next: "次のお渡し {time}",
  by: "{time}まで",
  by_day: "{day} {time}まで",
  without: "{allergens}不可",
  other: "その他",
  without_items: "明細のない注文",
  made: "完成：{item}",
  made_label: "できた数",
  enter: "できた数を入力",
  missing: "残り：{quantity}",
  all: "すべて完成",
  behind: "{item}の注文",
  loading: "製造リストを読み込み中",
  failed: "製造リストを読み込めませんでした",
  empty_title: "作るものはありません",
  empty_text: "この日の注文の明細をここに合計します。",
  copy: "テキストをコピー",
  copy_failed: "このブラウザーではコピーできません。WhatsAppか印刷をご利用ください。",
  waiting: "オンラインに戻ると保存されます",
  kitchen: "キッチンモード",
  sound: "新しい注文の通知音",
  may_sleep: "この端末の画面は自動的に消えることがあります",
  seen: "確認しました",
  just_in: "追加：{what}",
  changed: "変更：{what}",
};
