import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}：注文",
  text: "スマートフォンやGoogle、Outlookのカレンダーに、すべての注文がそれぞれの日に、ほかの予定と並んで表示されます。変更はカレンダーが確認しに来たときに反映されます（通常は数時間以内）。",
  secret:
    "このリンクを知っている人は、お客様の名前、電話番号、住所、注文を見ることができます。ほかの人に教えないでください。",
  link: "カレンダーのリンク",
  add_here: "この端末に追加",
  add_google: "Googleカレンダーに追加",
  renew_text: "以前のリンクを使っているカレンダーには、注文が表示されなくなります。",
  end: "リンクをオフにする",
  end_text: "このリンクを使っているカレンダーには、注文が表示されなくなります。",
  ended: "リンクをオフにしました",
};
