import type { Language } from "@marzipan/contract/languages";

/** What a language needs to be shown: its own name, direction, `Intl` tag, and tag for date pickers. */
export interface Locale {
  /** The language's name in itself, for the language menu. */
  name: string;
  direction: "ltr" | "rtl";
  /** The tag for `Intl`; Arabic and Hindi keep Western digits (terms.md). */
  tag: string;
  /** The tag for components that know no `-u-nu-` extension or need a region. */
  componentTag: string;
}

/** The ten languages' locales (terms.md, "Numbers, money, dates"). */
export const locales: Readonly<Record<Language, Locale>> = {
  en: { name: "English", direction: "ltr", tag: "en", componentTag: "en-US" },
  he: { name: "עברית", direction: "rtl", tag: "he", componentTag: "he-IL" },
  ar: { name: "العربية", direction: "rtl", tag: "ar-u-nu-latn", componentTag: "ar-AE-u-nu-latn" },
  fr: { name: "Français", direction: "ltr", tag: "fr", componentTag: "fr-FR" },
  de: { name: "Deutsch", direction: "ltr", tag: "de", componentTag: "de-DE" },
  es: { name: "Español", direction: "ltr", tag: "es", componentTag: "es-ES" },
  zh: { name: "中文", direction: "ltr", tag: "zh-CN", componentTag: "zh-CN" },
  hi: { name: "हिन्दी", direction: "ltr", tag: "hi-u-nu-latn", componentTag: "hi-IN-u-nu-latn" },
  ja: { name: "日本語", direction: "ltr", tag: "ja", componentTag: "ja-JP" },
  pt: { name: "Português", direction: "ltr", tag: "pt-BR", componentTag: "pt-BR" },
};
