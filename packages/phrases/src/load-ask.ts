import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<LanguagePhrases["ask"]>> = {
  en: async () => (await import("./ask/en.ts")).ask,
  he: async () => (await import("./ask/he.ts")).ask,
  ar: async () => (await import("./ask/ar.ts")).ask,
  fr: async () => (await import("./ask/fr.ts")).ask,
  de: async () => (await import("./ask/de.ts")).ask,
  es: async () => (await import("./ask/es.ts")).ask,
  zh: async () => (await import("./ask/zh.ts")).ask,
  hi: async () => (await import("./ask/hi.ts")).ask,
  ja: async () => (await import("./ask/ja.ts")).ask,
  pt: async () => (await import("./ask/pt.ts")).ask,
};

/** Loads what the dialog with the agents says in one language; each language is a chunk of its own in the browser. */
export function loadAskPhrases(language: Language): Promise<LanguagePhrases["ask"]> {
  return loaders[language]();
}
