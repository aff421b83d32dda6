import type { Language } from "@marzipan/contract/languages";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import type { AppPhrases } from "@marzipan/phrases/translate";

/** How long the start waits for the language's phrases (spec §9: language init wait). */
const languageWaitMs = 3000;

/** A language with its phrases. */
export interface LoadedLanguage {
  language: Language;
  phrases: AppPhrases;
}

/** What the start has: a language to begin with, and the wanted one when it comes after the wait. */
export interface LanguageStart {
  first: LoadedLanguage;
  late: Promise<LoadedLanguage> | null;
}

/** Loads one language with its phrases. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return { language, phrases: await loadAppPhrases(language) };
}

/**
 * Loads the wanted language; after 3 seconds, or when it cannot be loaded, English instead. What
 * arrives after the wait is `late`. Throws when English cannot be loaded either.
 */
export async function startLanguage(
  wanted: Language,
  load: (language: Language) => Promise<LoadedLanguage> = loadLanguage,
  waitMs: number = languageWaitMs,
): Promise<LanguageStart> {
  const coming = load(wanted);
  const first = await Promise.race([coming.catch(() => null), pause(waitMs)]);
  if (first) return { first, late: null };
  const english = await load("en");
  return { first: english, late: wanted === "en" ? null : coming };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
