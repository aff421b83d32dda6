import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "「{page}」のページのヘルプ",
  open: "このページのヘルプ",
  search: "ヘルプを検索",
  helped: "お役に立ちましたか？",
  yes: "はい",
  no: "いいえ",
  thanks: "お知らせありがとうございます。",
  whole: "記事の全文",
  also: "このページのほかの記事",
  all: "ヘルプ一覧",
  found: "見つかった数：{count}",
  nothing: "「{query}」は見つかりません",
  failed: "ヘルプを読み込めませんでした",
  votes: "役に立った記事",
  votes_text: "ヘルプ記事への評価です。役に立たなかったものから並びます。",
  votes_empty: "まだ評価はありません",
  votes_line: "はい：{helped}、いいえ：{notHelped}",
};
