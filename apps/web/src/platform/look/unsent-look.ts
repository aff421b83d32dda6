import { languages, themes } from "@marzipan/contract/languages";
import type { Language, Theme } from "@marzipan/contract/languages";
import { keep, readKept } from "../storage.ts";

/** A language or theme, or both. */
export interface Look {
  language?: Language;
  theme?: Theme;
}

const languageKeyOf = (userId: string): string => `marzipan.unsentLanguage.${userId}`;
const themeKeyOf = (userId: string): string => `marzipan.unsentTheme.${userId}`;

/** Answers what a person chose on this device and the server has not stored yet. */
export function readUnsentLook(userId: string): Look {
  const [keptLanguage, keptTheme] = [readKept(languageKeyOf(userId)), readKept(themeKeyOf(userId))];
  const language = languages.find((one) => one === keptLanguage);
  const theme = themes.find((one) => one === keptTheme);
  return { ...(language && { language }), ...(theme && { theme }) };
}

/** Keeps a choice until the server has stored it: a page left at once, or one without a network, loses none. */
export function keepUnsentLook(userId: string, { language, theme }: Look): void {
  if (language) keep(languageKeyOf(userId), language);
  if (theme) keep(themeKeyOf(userId), theme);
}

/** Forgets a choice that the server stored, unless another was made meanwhile. */
export function forgetSentLook(userId: string, sent: Look): void {
  const { language, theme } = readUnsentLook(userId);
  if (language === sent.language) keep(languageKeyOf(userId), null);
  if (theme === sent.theme) keep(themeKeyOf(userId), null);
}
