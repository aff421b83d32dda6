import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<LanguagePhrases>> = {
  en: async () => (await import("./languages/en.ts")).en,
  he: async () => (await import("./languages/he.ts")).he,
  ar: async () => (await import("./languages/ar.ts")).ar,
  fr: async () => (await import("./languages/fr.ts")).fr,
  de: async () => (await import("./languages/de.ts")).de,
  es: async () => (await import("./languages/es.ts")).es,
  zh: async () => (await import("./languages/zh.ts")).zh,
  hi: async () => (await import("./languages/hi.ts")).hi,
  ja: async () => (await import("./languages/ja.ts")).ja,
  pt: async () => (await import("./languages/pt.ts")).pt,
};

/** Loads all phrases of one language. */
export function loadPhrases(language: Language): Promise<LanguagePhrases> {
  return loaders[language]();
}
