import type { Language } from "@marzipan/contract/languages";
import type { AppPhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<AppPhrases>> = {
  en: async () => (await import("./app/en.ts")).app,
  he: async () => (await import("./app/he.ts")).app,
  ar: async () => (await import("./app/ar.ts")).app,
  fr: async () => (await import("./app/fr.ts")).app,
  de: async () => (await import("./app/de.ts")).app,
  es: async () => (await import("./app/es.ts")).app,
  zh: async () => (await import("./app/zh.ts")).app,
  hi: async () => (await import("./app/hi.ts")).app,
  ja: async () => (await import("./app/ja.ts")).app,
  pt: async () => (await import("./app/pt.ts")).app,
};

/** Loads what the app says in one language; each language is a chunk of its own in the browser. */
export function loadAppPhrases(language: Language): Promise<AppPhrases> {
  return loaders[language]();
}
