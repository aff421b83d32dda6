import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<LanguagePhrases["calendar_feed"]>> = {
  en: async () => (await import("./calendar-feed/en.ts")).calendarFeed,
  he: async () => (await import("./calendar-feed/he.ts")).calendarFeed,
  ar: async () => (await import("./calendar-feed/ar.ts")).calendarFeed,
  fr: async () => (await import("./calendar-feed/fr.ts")).calendarFeed,
  de: async () => (await import("./calendar-feed/de.ts")).calendarFeed,
  es: async () => (await import("./calendar-feed/es.ts")).calendarFeed,
  zh: async () => (await import("./calendar-feed/zh.ts")).calendarFeed,
  hi: async () => (await import("./calendar-feed/hi.ts")).calendarFeed,
  ja: async () => (await import("./calendar-feed/ja.ts")).calendarFeed,
  pt: async () => (await import("./calendar-feed/pt.ts")).calendarFeed,
};

/** Loads what the sheet of the calendar feed says in one language; each language is a chunk of its own in the browser. */
export function loadCalendarFeedPhrases(
  language: Language,
): Promise<LanguagePhrases["calendar_feed"]> {
  return loaders[language]();
}
