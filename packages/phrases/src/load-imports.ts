import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<LanguagePhrases["imports"]>> = {
  en: async () => (await import("./imports/en.ts")).imports,
  he: async () => (await import("./imports/he.ts")).imports,
  ar: async () => (await import("./imports/ar.ts")).imports,
  fr: async () => (await import("./imports/fr.ts")).imports,
  de: async () => (await import("./imports/de.ts")).imports,
  es: async () => (await import("./imports/es.ts")).imports,
  zh: async () => (await import("./imports/zh.ts")).imports,
  hi: async () => (await import("./imports/hi.ts")).imports,
  ja: async () => (await import("./imports/ja.ts")).imports,
  pt: async () => (await import("./imports/pt.ts")).imports,
};

/** Loads what the import says in one language; each language is a chunk of its own in the browser. */
export function loadImportPhrases(language: Language): Promise<LanguagePhrases["imports"]> {
  return loaders[language]();
}
