import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";

/** Where a language may come from before anyone has signed in. */
export interface LanguageSources {
  /** What a link asked for in this visit by `?lang=he`. */
  visit: string | null;
  /** What was chosen in this browser before. */
  stored: string | null;
  /** The browser's languages, the liked ones first. */
  browser: readonly string[];
}

/** Picks the language: what a link asked for, the stored choice, the browser's, else English (rulings §2). */
export function pickLanguage({ visit, stored, browser }: LanguageSources): Language {
  if (isLanguage(visit)) return visit;
  if (isLanguage(stored)) return stored;
  for (const tag of browser) {
    const language = baseOf(tag);
    if (isLanguage(language)) return language;
  }
  return "en";
}

/**
 * Picks the tags for `Intl` and for the date pickers: the language's own, or the browser's region of
 * the same language (`es-MX`); Western digits stay (terms.md, "Numbers, money, dates").
 */
export function pickTags(
  language: Language,
  browser: readonly string[],
): { tag: string; componentTag: string } {
  const { tag, componentTag } = locales[language];
  const regional = browser.find((name) => baseOf(name) === language && regionOf(name));
  const region = regional && regionOf(regional);
  if (!region || language === "zh") return { tag, componentTag };
  const digits = tag.includes("-u-nu-latn") ? "-u-nu-latn" : "";
  return { tag: `${language}-${region}${digits}`, componentTag: `${language}-${region}${digits}` };
}

function baseOf(tag: string): string {
  const base = tag.toLowerCase().split("-")[0] ?? "";
  return base === "iw" ? "he" : base;
}

function regionOf(tag: string): string | undefined {
  return tag
    .split("-")
    .slice(1)
    .find((part) => /^[A-Za-z]{2}$/.test(part))
    ?.toUpperCase();
}
