import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "ヘルプを検索",
  helped: "お役に立ちましたか？",
  yes: "はい",
  no: "いいえ",
  thanks: "お知らせありがとうございます。",
  found: "見つかった数：{count}",
  nothing: "「{query}」は見つかりません",
};
