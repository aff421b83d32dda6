import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { products as english } from "./en.ts";

/** Products: the list and the form with pictures and food facts. */
export const products: Translation<typeof english> = {
  title: "商品",
  add: "商品を追加",
  search: "商品を検索",
  sort_name: "名前順",
  sort_newest: "新しい順",
  all_categories: "すべてのカテゴリー",
  loading: "商品を読み込み中",
  load_failed: "商品を読み込めませんでした",
  empty_title: "商品はまだありません",
  empty_text: "注文の入力中に商品が候補として表示され、アレルゲンも知らせます。",
  no_match: "「{query}」に一致する商品は見つかりません。検索を消すとすべて表示されます。",
  category_empty: "このカテゴリーにはまだ何もありません。",
  show_all: "すべての商品を表示",
  shown_count: plural("ja", {
    other: "{n}件を表示中",
  }),
  actions_of: "{name}の操作",
  contains: "含まれるもの：{list}",
  new_title: "新しい商品",
  edit_title: "商品を編集",
  category: "カテゴリー",
  category_hint: "選ぶか、新しい名前を入力してください。",
  category_add: "新しいカテゴリー：{name}",
  category_none: "カテゴリーはまだありません。名前を入力してください。",
  description: "説明",
  picture_choose: "画像を選ぶ",
  picture_of: "商品の画像",
  picture_waiting: "画像を送信中です。終わってから保存してください。",
  allergens_hint: "お客様のアレルギーに当たるとき、注文で知らせます。",
  marks: "食品の表示",
  created_on: "{date}に追加",
  save: "商品を保存",
  saved: "商品を保存しました",
  gone_title: "この商品はもうありません",
  to_list: "商品一覧",
  delete: "商品を削除",
  delete_text:
    "{name}を削除しますか？既存の注文には残ります。30日以内なら「最近削除した項目」から元に戻せます。",
  deleted_on: "{date}に削除",
  deleted_empty_title: "削除した項目はありません",
  deleted_empty_text: "削除した商品は30日間ここに残り、元に戻せます。",
  restored: "元に戻しました：{name}",
};
