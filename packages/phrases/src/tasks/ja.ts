import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "やること",
  add: "やることを追加",
  new_label: "何をしますか？",
  title_label: "やること",
  due_date: "期限",
  overdue: "期限超過",
  later: "今後",
  no_date: "期限なし",
  done: "完了",
  mark_done: "完了：{title}",
  edit: "編集：{title}",
  edit_title: "やることを編集",
  save: "やることを保存",
  delete: "やることを削除",
  delete_text: "「{title}」を削除しますか？30日間は「最近削除した項目」から元に戻せます。",
  loading: "やることを読み込み中",
  load_failed: "やることを読み込めませんでした",
  empty_title: "やることはありません",
  empty_text: "小麦粉の発注や書類の送付など、忘れたくないことを書いておきましょう。",
  all_done: "すべて完了しました。",
  deleted_on: "{date}に削除",
  deleted_empty_text: "削除した「やること」は30日間ここに残り、元に戻せます。",
  restored: "元に戻しました：{name}",
};
