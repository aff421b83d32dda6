import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings: Translation<typeof english> = {
  sections: "項目",
  profile: "プロフィール",
  email_fixed: "このアドレスでログインします。",
  business: "お店",
  logo_choose: "ロゴを選ぶ",
  logo_remove: "ロゴを外す",
  week_start: "週の始まり",
  week_as_language: "言語に合わせる",
  currency_note: "すでにあるものの通貨は変わりません。",
  look: "言語と外観",
  texts: "WhatsAppの文面",
  texts_text:
    "ワンタップで、お客様の言語の文面とともにWhatsAppが開きます。文面は自由に変えられます。",
  text_kind: "文面",
  text_language: "言語",
  text_words: "本文",
  text_filled: "自動で入ります：",
  text_insert: "{word}を挿入",
  text_reset: "元の文面に戻す",
  text_own: "自分で書いた文面",
  text_default: "元の文面",
  devices: "端末",
  devices_text: "現在ログインしている端末です。",
  device_name: "{system}の{browser}",
  this_device: "この端末",
  last_seen: "最終利用：{when}",
  sign_out_device: "{device}をログアウト",
  sign_out_all: "すべての端末でログアウト",
  sign_out_all_text: "この端末を含め、すべての端末で再度ログインが必要になります。",
  device_signed_out: "ログアウトしました",
  plan: "プランと利用状況",
  plan_until: "{date}まで",
  see_plans: "すべてのプランを見る",
};
