import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "./translate.ts";

const loaders: Record<Language, () => Promise<LanguagePhrases["notification_settings"]>> = {
  en: async () => (await import("./notification-settings/en.ts")).notificationSettings,
  he: async () => (await import("./notification-settings/he.ts")).notificationSettings,
  ar: async () => (await import("./notification-settings/ar.ts")).notificationSettings,
  fr: async () => (await import("./notification-settings/fr.ts")).notificationSettings,
  de: async () => (await import("./notification-settings/de.ts")).notificationSettings,
  es: async () => (await import("./notification-settings/es.ts")).notificationSettings,
  zh: async () => (await import("./notification-settings/zh.ts")).notificationSettings,
  hi: async () => (await import("./notification-settings/hi.ts")).notificationSettings,
  ja: async () => (await import("./notification-settings/ja.ts")).notificationSettings,
  pt: async () => (await import("./notification-settings/pt.ts")).notificationSettings,
};

/** Loads what the settings of notifications say in one language; each language is a chunk of its own in the browser. */
export function loadNotificationSettingsPhrases(
  language: Language,
): Promise<LanguagePhrases["notification_settings"]> {
  return loaders[language]();
}
