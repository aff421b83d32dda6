import { languages, themes } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { Check } from "lucide-react";
import { useLanguage, useT } from "../i18n/LanguageProvider.tsx";
import { useTheme } from "../theme/theme.ts";
import type { MenuEntry } from "../../ui/Menu.tsx";
import { themeIcons } from "./theme-icons.ts";
import { useChooseLook } from "./use-choose-look.ts";

/** Returns the menu entries that choose a theme and a language; the chosen language carries a tick. */
export function useLookEntries(): { themeEntries: MenuEntry[]; languageEntries: MenuEntry[] } {
  const t = useT();
  const { language } = useLanguage();
  const { theme } = useTheme();
  const { chooseLanguage, chooseTheme } = useChooseLook();
  const themeEntries = themes.map((name) => ({
    id: `theme-${name}`,
    text: t(`common.theme_${name}`),
    icon: name === theme ? Check : themeIcons[name],
    onAction: () => chooseTheme(name),
  }));
  const languageEntries = languages.map((code) => ({
    id: `language-${code}`,
    text: locales[code].name,
    lang: code,
    ...(code === language && { icon: Check }),
    onAction: () => void chooseLanguage(code),
  }));
  return { themeEntries, languageEntries };
}
