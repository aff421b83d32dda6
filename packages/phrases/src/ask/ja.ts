import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { ask as english } from "./en.ts";

/** The dialog with the two agents and the advisor’s card; loaded with what says it. */
export const ask: Translation<typeof english> = {
  support: "サポート",
  advisor: "経営相談",
  no_limit: "制限なし",
  left_of: "残り{left}/{limit}回",
  new_on: "{date}に相談回数が戻ります",
  greeting:
    "{name}さん、こんにちは。お店の数字とヘルプのページをもとにお答えします。何を知りたいですか？",
  greeting_support:
    "{name}さん、こんにちは。ヘルプのページをもとにお答えします。何を知りたいですか？",
  embedded:
    "これは内蔵アシスタントの回答で、言語モデルは使っていません。お店のデータから計算し、ヘルプのページを引用しています。",
  begin_with: "まずはこんな質問から",
  try_profit: "今月の利益は？",
  try_owed: "未入金のお客様は？",
  try_best: "今月いちばん売れたものは？",
  try_refund: "お客様に返金するには？",
  try_menu: "メニューからどうやって注文してもらう？",
  you: "質問",
  from_help: "ヘルプのページより",
  from_books: "{time}時点の注文・入金・経費より",
  copy: "回答をコピー",
  looking_books: "注文と入金を確認しています…",
  looking_help: "ヘルプのページを探しています…",
  slow: "いつもより時間がかかっています。待つことも、止めることもできます。",
  stopped: "この回答は途中で止めました。",
  unanswered: "この質問への回答は届きませんでした。",
  failed: "アシスタントから回答がありませんでした",
  unexpected: "予期しないエラーが起きました",
  sorry: "申し訳ありません。エラーが起きました。もう一度お試しください。",
  not_counted: "回数には数えていません。",
  denied: "ご利用いただけません",
  inactive: "有効なサブスクリプションはありません",
  inactive_note:
    "注文、お客様、数字の記録はそのまま残ります。ヘルプのページはどなたでもご覧いただけます。",
  support_goes_on: "サポートは引き続き制限なく使えます。ここでの会話もそのまま残ります。",
  see_plans: "プランを見る",
  open_help: "ヘルプのページを開く",
  low_until: plural("ja", {
    other: "{date}まであと{n}回相談できます。サポートは制限なく使えます。",
  }),
  low: plural("ja", {
    other: "あと{n}回相談できます。サポートは制限なく使えます。",
  }),
  placeholder: "お店について質問する",
  send: "送信",
  stop: "停止",
  keys: "Enterで送信、Shift+Enterで改行",
  hint_support: "サポートへの質問、制限なし",
  hint_business: "経営の相談",
  hint_unlimited: "経営の相談、制限なし",
  hint_month: plural("ja", {
    other: "経営の相談、今月はあと{n}回",
  }),
  hint_left: plural("ja", {
    other: "経営の相談、あと{n}回",
  }),
  change_kind: "{hint}。質問の種類を変更",
  offline: "オフラインです。入力した内容はここに残ります。",
  too_long: "質問は{limit}文字までです。",
  clear: "履歴を消去",
  clear_title: "この会話を消去しますか？",
  clear_text: "この端末から削除されます。数字と注文はそのまま残ります。",
  keep: "残す",
  card_ask: "経営アドバイザーに相談する",
  card_about: "これについて聞く",
  card_question: "詳しく教えてください：{title}",
  card_why: "理由を見る",
  not_useful: "役に立たない",
  hidden: "3か月間表示しません。",
  nothing: "気になる点はありません",
  nothing_text:
    "長い未収金も、いっぱいの日もなく、常連のお客様からの注文も続いています。開くたびに確認し直します。",
  early: "お店のことを学んでいるところです",
  early_text: plural("ja", {
    other: "完了した注文が{n}件になると、ここに数字つきで3つの気づきを表示します。",
  }),
  early_count: "注文 {count}/{least}件",
  card_failed: "今は確認できませんでした",
  card_failed_text: "数字を読み込めませんでした。データは失われていません。",
  how_counted: "どう計算しましたか",
};
